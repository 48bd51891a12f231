import type { ReactNode } from 'react';
import classes from './settings.module.css';

interface SettingStateProps {
  readonly on: boolean;
  readonly children: ReactNode;
}

/** How a setting stands, in a word beside its title. */
export function SettingState({ on, children }: SettingStateProps) {
  return (
    <span className={classes.state} data-on={on}>
      {children}
    </span>
  );
}
