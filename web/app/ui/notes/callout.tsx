import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import classes from './callout.module.css';

const icons = {
  info: IconInfoCircle,
  good: IconCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
};

interface CalloutProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Callout({ kind, children, action }: CalloutProps) {
  const Icon = icons[kind];
  return (
    <div className={classes.callout} data-kind={kind}>
      <Icon size={22} aria-hidden className={classes.icon} />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}

export const CalloutButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="default" size="sm" {...props} />
);
