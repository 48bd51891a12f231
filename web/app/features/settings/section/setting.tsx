import type { ReactNode } from 'react';
import classes from './settings.module.css';

interface SettingProps {
  readonly title: string;
  /** The state of it in a word or two. */
  readonly state?: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** One thing that is set in a dialog: what it is, how it stands and the button that opens it. */
export function Setting({ title, state, action, children }: SettingProps) {
  return (
    <div className={classes.setting}>
      <div className={classes.settingTexts}>
        <h3 className={classes.settingTitle}>
          {title} {state}
        </h3>
        <div className={classes.dim}>{children}</div>
      </div>
      {action}
    </div>
  );
}
