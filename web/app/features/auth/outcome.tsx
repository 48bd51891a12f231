import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './auth.module.css';

interface OutcomeHeadProps {
  readonly kind: 'good' | 'bad' | 'info';
  readonly Icon: TablerIcon;
  readonly title: string;
  /** Given where the heading takes the focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

export function OutcomeHead({ kind, Icon, title, heading }: OutcomeHeadProps) {
  return (
    <>
      <span className={classes.picture} data-kind={kind}>
        <Icon size={40} stroke={1.5} aria-hidden />
      </span>
      <h1 {...(heading && { ref: heading, tabIndex: -1 })} className={classes.title}>
        {title}
      </h1>
    </>
  );
}

interface OutcomeProps extends OutcomeHeadProps {
  readonly role: 'status' | 'alert';
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** How something ended, read out, and what to do next. */
export function Outcome({ role, buttons, children, ...head }: OutcomeProps) {
  return (
    <div className={classes.center}>
      <div role={role} className={classes.center}>
        <OutcomeHead {...head} />
        {children}
      </div>
      <div className={classes.buttons}>{buttons}</div>
    </div>
  );
}
