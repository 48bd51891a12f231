import { type Icon, IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Spinner } from '../buttons/button.tsx';
import { Dropdown } from '../buttons/dropdown.tsx';
import { VisuallyHidden } from '../look/visually-hidden.tsx';
import classes from './cards.module.css';

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with a row, behind one press. */
export function ActMenu({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <Dropdown
      button={<IconDotsVertical {...icon} />}
      buttonClass={classes.dots}
      label={`Mais ações: ${name}`}
      width={240}
      sheet={<bdi>{name}</bdi>}
    >
      <ul>{children}</ul>
    </Dropdown>
  );
}

interface ActProps {
  readonly Icon: Icon;
  readonly label: string;
}

interface PressedActProps extends ActProps {
  /** The act is under way. */
  readonly pending?: boolean;
  readonly onPress: () => void;
}

export const Act = ({ Icon, label, pending = false, onPress }: PressedActProps) => (
  <li>
    <button
      type="button"
      className={classes.act}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={onPress}
    >
      {pending ? <Spinner /> : <Icon {...icon} />}
      {label}
    </button>
  </li>
);

interface LinkedActProps extends ActProps {
  readonly to: string;
  /** Only read out, behind the label. */
  readonly more?: string;
}

export const ActLink = ({ Icon, label, more, to }: LinkedActProps) => (
  <li>
    <Link to={to} state={{ from: useLocation().pathname }} className={classes.act}>
      <Icon {...icon} />
      {label}
      {more && <VisuallyHidden>{more}</VisuallyHidden>}
    </Link>
  </li>
);
