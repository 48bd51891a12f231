import { IconBulb } from '@tabler/icons-react';
import { markupTip } from '#core/pricing/markup-tip.ts';
import classes from './dashboard.module.css';

export function MarkupTip() {
  return (
    <aside className={classes.tip} aria-labelledby="markup-tip">
      <IconBulb size={28} stroke={1.6} aria-hidden />
      <div>
        <h2 id="markup-tip" className={classes.tipTitle}>
          Dica
        </h2>
        <p>{markupTip}</p>
      </div>
    </aside>
  );
}
