import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dasMei, isDasOutdated } from '#core/hour/das-mei.ts';
import { type CostDraft, emptyCost } from '#core/hour/hour-draft.ts';
import { monthlyCostFields } from '#core/hour/hour-fields.ts';
import {
  costWords,
  dasName,
  dasSource,
  dasTitle,
  maxMonthlyCosts,
  usualCosts,
} from '#core/hour/hour-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { numberText } from '#core/typed/number-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { CostRow } from './cost-row.tsx';
import type { HourWork } from './use-hour-draft.ts';

/** What is paid every month, and tools by their price and how long they last. */
export function CostsQuestion({ work }: { readonly work: HourWork }) {
  const { draft, problems, type } = work;
  const { costs } = draft;
  // The index of the row that a press added: its first empty field takes the cursor.
  const [added, setAdded] = useState<number | null>(null);
  const adding = useRef<HTMLDivElement>(null);
  const isFull = costs.length >= maxMonthlyCosts;
  const add = (cost: CostDraft) => {
    type({ costs: [...costs, cost] });
    setAdded(cost.amount === '' ? costs.length : null);
  };
  return (
    <Stack gap={4}>
      {costs.length === 0 && <Text tone="soft">{costWords.none}</Text>}
      {costs.map((cost, index) => (
        <CostRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          key={index}
          id={`hour-cost-${index}`}
          cost={cost}
          startsHere={index === added}
          problemAt={(field) => problems[`monthlyCosts.${index}.${field}`]}
          onChange={(changed) => type({ costs: costs.with(index, changed) })}
          onRemove={() => {
            // The button that was pressed goes with its row.
            flushSync(() => {
              setAdded(null);
              type({ costs: costs.toSpliced(index, 1) });
            });
            adding.current?.querySelector('button')?.focus();
          }}
        />
      ))}
      {isFull ? (
        <Note kind="info">{costWords.full}</Note>
      ) : (
        <>
          <Row ref={adding} wrap gap={2}>
            {(['monthly', 'tool'] as const).map((kind) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => add(emptyCost(kind))}
              >
                {costWords[kind]}
              </Button>
            ))}
          </Row>
          <Suggestions costs={costs} onAdd={add} />
        </>
      )}
    </Stack>
  );
}

interface SuggestionsProps {
  readonly costs: readonly CostDraft[];
  readonly onAdd: (cost: CostDraft) => void;
}

/** Names of usual costs, and what a MEI pays this year, until they are taken. */
function Suggestions({ costs, onAdd }: SuggestionsProps) {
  const isTaken = (name: string) => costs.some((cost) => cost.name.trim() === name);
  const names = usualCosts.filter((name) => !isTaken(name));
  return (
    <>
      {names.length > 0 && (
        <Stack as="section" gap={2} aria-label={costWords.suggestions}>
          <Text size={2} tone="soft">
            {costWords.suggestions}
          </Text>
          <Row wrap gap={2}>
            {names.map((name) => (
              <Button
                key={name}
                variant="default"
                size="sm"
                onClick={() => onAdd(emptyCost('monthly', name))}
              >
                {name}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
      {!isTaken(dasName) && (
        <Stack as="section" gap={2} aria-label={dasTitle}>
          <Text size={2} tone="soft">
            {dasTitle}
          </Text>
          <Row wrap gap={2}>
            {dasMei.kinds.map(({ id, name, amount }) => (
              <Button
                key={id}
                variant="default"
                size="sm"
                onClick={() =>
                  onAdd(emptyCost('monthly', dasName, numberText(monthlyCostFields.amount, amount)))
                }
              >
                {`${name}: ${formatMoney(amount)}`}
              </Button>
            ))}
          </Row>
          <Text size={2} tone="soft">
            {dasSource(isDasOutdated(new Date()))}
          </Text>
        </Stack>
      )}
    </>
  );
}
