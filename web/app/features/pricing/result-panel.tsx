import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { draftPrice } from '#core/pricing/draft-price.ts';
import { type DraftStore, useDraft } from './draft-store.ts';
import { PriceSummary } from './price-summary.tsx';
import classes from './result-panel.module.css';
import { useBottomBar } from './use-bottom-bar.ts';

type DraftPrice = ReturnType<typeof draftPrice>;

/** What the bar of a small screen shows below price and profit, short enough for four columns. */
const costFigures: readonly { label: string; of: (price: DraftPrice) => string }[] = [
  { label: labels.materials, of: (price) => price.materialsTotal },
  { label: labels.labour, of: (price) => price.labour },
  { label: labels.fixedCosts, of: (price) => price.fixedCosts },
  { label: labels.totalCost, of: (price) => price.totalCost },
];

interface ResultPanelProps {
  readonly store: DraftStore;
  /** There is room for everything: nothing is folded away. */
  readonly wide: boolean;
}

/**
 * The result, moving with every keystroke and always in view: a bar above the keyboard that
 * opens on a small screen, a card beside the form on a wide one.
 */
export function ResultPanel({ store, wide }: ResultPanelProps) {
  const draft = useDraft(store, (state) => state.draft);
  const price = useMemo(() => draftPrice(draft), [draft]);
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useBottomBar(panel);
  const finalPrice = formatMoney(price.finalPrice);
  const profit = formatMoney(price.profit);
  const spoken = `${labels.suggestedPrice} ${finalPrice}, ${labels.profit} ${profit}`;
  const [announced] = useDebouncedValue(spoken, 1000);

  return (
    <aside ref={panel} aria-label="Resultado" className={classes.panel}>
      <div className={classes.top}>
        <p className={classes.figure}>
          <span className={classes.label}>{labels.suggestedPrice}</span>
          <output className={classes.price}>{finalPrice}</output>
        </p>
        <p className={classes.figure}>
          <span className={classes.label}>{labels.profit}</span>
          <output className={classes.profit}>{profit}</output>
          <span className={classes.net}>
            {labels.netMargin} {formatPercent(price.netMargin)}
          </span>
        </p>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="price-details"
          aria-label="Detalhes do preço"
          onClick={() => setOpen(!open)}
        >
          <IconChevronUp aria-hidden />
        </button>
      </div>
      <dl className={classes.costs} hidden={open}>
        {costFigures.map(({ label, of }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(of(price))}</dd>
          </div>
        ))}
      </dl>
      <div id="price-details" className={classes.details} data-open={open}>
        {(open || wide) && <PriceSummary price={price} />}
      </div>
      <p role="status" className={classes.spoken}>
        {announced}
      </p>
    </aside>
  );
}
