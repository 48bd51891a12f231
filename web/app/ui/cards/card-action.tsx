import { type Icon, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../buttons/button.tsx';
import { classList } from '../look/tones.ts';
import classes from './cards.module.css';

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

export const CardActions = (props: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => <div className={classList(classes.actions, props.className)}>{props.children}</div>;

interface CardActionProps {
  readonly Icon: Icon;
  readonly label: string;
  /** Read out in place of the label: it names the card, too. */
  readonly name: string;
  readonly onPress: () => void;
}

export function CardAction({ Icon, label, name, onPress }: CardActionProps) {
  return (
    <button type="button" className={classes.action} aria-label={name} onClick={onPress}>
      <Icon {...icon} />
      {label}
    </button>
  );
}

interface CardLinkProps extends Omit<CardActionProps, 'onPress'> {
  readonly to: string;
  readonly prefetch?: 'intent';
}

export function CardLink({ Icon, label, name, ...link }: CardLinkProps) {
  return (
    <Link {...link} className={classes.action} aria-label={name}>
      <Icon {...icon} />
      {label}
    </Link>
  );
}

interface CopyActionProps {
  readonly name: string;
  readonly copying: boolean;
  readonly onCopy: () => void;
}

export function CopyAction({ name, copying, onCopy }: CopyActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={`${copying ? 'Duplicando' : 'Duplicar'} ${name}`}
      aria-disabled={copying}
      aria-busy={copying}
      onClick={onCopy}
    >
      {copying ? <Spinner /> : <IconCopy {...icon} />}
      {copying ? 'Duplicando…' : 'Duplicar'}
    </button>
  );
}
