import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { Me } from '#core/account/account-schemas.ts';
import { accountWords } from '#core/account/account-texts.ts';
import type { PlanId } from '#core/plans/plans.ts';
import { Dropdown } from '../../ui/buttons/dropdown.tsx';
import { Row } from '../../ui/look/box.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import { useGoingTo } from '../../ui/screen/coming.ts';
import { ScreenLinks } from './screen-links.tsx';
import { isForm, type ScreenEntry, thumbEntries } from './screens.ts';
import classes from './shell.module.css';

const links = [
  { to: '/terms', label: accountWords.terms },
  { to: '/privacy', label: 'Privacidade' },
  { to: '/support', label: 'Suporte' },
];

export function Footer({ user }: { readonly user: Me }) {
  return (
    <>
      <footer className={classes.footer}>
        <Row wrap between className={classes.bar}>
          <nav aria-label="Rodapé">
            <Row as="ul" wrap>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={classes.entry}>
                    {label}
                  </Link>
                </li>
              ))}
            </Row>
          </nav>
          <p>© 2025 Artesa. Todos os direitos reservados.</p>
        </Row>
      </footer>
      <BottomBar plan={user.plan} />
    </>
  );
}

/** Where one is and may go, in reach of a thumb; on small screens, which fold the header's row. */
function BottomBar({ plan }: { readonly plan: PlanId }) {
  const { pathname } = useLocation();
  const goingTo = useGoingTo();
  if (isForm(pathname)) return null;
  const { bar, more } = thumbEntries(plan, goingTo);
  return (
    <nav aria-label="Atalhos" className={classes.thumbs}>
      <ul>
        {bar.map((entry) => (
          <li key={entry.label}>
            <ThumbLink {...entry} />
          </li>
        ))}
        <li>
          <Dropdown
            button={
              <>
                <IconMenu2 size={24} stroke={1.7} aria-hidden />
                Mais
              </>
            }
            buttonClass={classes.thumb}
            current={more.some(({ current, within }) => current || within)}
            width={288}
            sheet="Mais"
          >
            <ScreenLinks entries={more} />
          </Dropdown>
        </li>
      </ul>
    </nav>
  );
}

function ThumbLink({ to, label, Icon, current, within }: ScreenEntry) {
  const isNew = to === '/calculator';
  return (
    <Link
      to={to}
      prefetch="intent"
      className={classes.thumb}
      aria-current={current ? 'page' : within || undefined}
    >
      <span className={isNew ? classes.round : undefined}>
        <Icon size={isNew ? 22 : 24} stroke={isNew ? 2.2 : 1.7} aria-hidden />
      </span>
      <span>
        {label}
        {isNew && <VisuallyHidden> peça</VisuallyHidden>}
      </span>
    </Link>
  );
}
