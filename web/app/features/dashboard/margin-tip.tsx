import { IconBulb } from '@tabler/icons-react';
import { marginTip } from '#core/messages/labels.ts';
import classes from './dashboard.module.css';

export function MarginTip() {
  return (
    <aside className={classes.tip} aria-labelledby="margin-tip">
      <IconBulb size={28} stroke={1.6} aria-hidden />
      <div>
        <h2 id="margin-tip" className={classes.tipTitle}>
          Dica
        </h2>
        <p>{marginTip}</p>
      </div>
    </aside>
  );
}
