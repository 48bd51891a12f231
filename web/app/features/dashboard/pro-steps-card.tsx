import { IconBooks, IconChartBar, IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { type ProStepId, proSteps, proStepsWords as words } from '#core/plans/pro-steps.ts';
import { QuietButton } from '../../ui/buttons/button.tsx';
import { Row, Stack } from '../../ui/look/box.tsx';
import { ListRow } from '../../ui/look/list-row.tsx';
import look from '../../ui/look/look.module.css';
import { storedProSteps } from '../session/stored-pro-steps.ts';
import { useUser } from '../session/user-context.ts';

const ways: Record<ProStepId, { to: string; Icon: typeof IconBooks }> = {
  materials: { to: '/materials', Icon: IconBooks },
  stock: { to: '/stock', Icon: IconPackage },
  reports: { to: '/reports', Icon: IconChartBar },
};

/** What is possible now, until each was opened once, or all of it dismissed. */
export function ProSteps() {
  const [stored] = useState(storedProSteps(useUser().id));
  const [left, setLeft] = useState(stored.left);
  const dismiss = () => {
    stored.dismiss();
    setLeft([]);
  };
  if (left.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-labelledby="pro-steps">
      <Row wrap between>
        <h2 id="pro-steps">{words.title}</h2>
        <QuietButton onClick={dismiss}>{words.dismiss}</QuietButton>
      </Row>
      <ul className={look.rows}>
        {proSteps
          .filter(({ id }) => left.includes(id))
          .map(({ id, title, text }) => {
            const { to, Icon } = ways[id];
            return (
              <li key={id}>
                <ListRow
                  start={<Icon size={24} stroke={1.6} />}
                  title={title}
                  facts={text}
                  to={to}
                  onPress={() => stored.done(id)}
                />
              </li>
            );
          })}
      </ul>
    </Stack>
  );
}
