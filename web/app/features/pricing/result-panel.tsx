import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { draftPrice } from '#core/pricing/draft-price.ts';
import { type DraftStore, type PricingDraft, useDraft } from './draft-store.ts';
import { Live } from './live-text.tsx';
import { PriceSummary } from './price-summary.tsx';
import classes from './result-panel.module.css';
import { useBottomBar } from './use-bottom-bar.ts';

type DraftPrice = ReturnType<typeof draftPrice>;
type Figure = (price: DraftPrice) => string;

/** What the bar of a small screen shows below price and profit, short enough for four columns. */
const costFigures: readonly { label: string; of: Figure }[] = [
  { label: labels.materials, of: (price) => formatMoney(price.materialsTotal) },
  { label: labels.labour, of: (price) => formatMoney(price.labour) },
  { label: labels.fixedCosts, of: (price) => formatMoney(price.fixedCosts) },
  { label: labels.totalCost, of: (price) => formatMoney(price.totalCost) },
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
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useBottomBar(panel);

  return (
    <aside ref={panel} aria-label="Resultado" className={classes.panel}>
      <div className={classes.top}>
        <p className={classes.figure}>
          <span className={classes.label}>{labels.suggestedPrice}</span>
          <LiveFigure
            as="output"
            label={labels.suggestedPrice}
            store={store}
            of={finalPrice}
            className={classes.price}
          />
        </p>
        <p className={classes.figure}>
          <span className={classes.label}>{labels.profit}</span>
          <LiveFigure
            as="output"
            label={labels.profit}
            store={store}
            of={profit}
            className={classes.profit}
          />
          <span className={classes.net}>
            {labels.netMargin} <LiveFigure store={store} of={netMargin} />
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
            <dd>
              <LiveFigure store={store} of={of} />
            </dd>
          </div>
        ))}
      </dl>
      <div id="price-details" className={classes.details} data-open={open}>
        {(open || wide) && <LiveSummary store={store} />}
      </div>
      <SpokenResult store={store} />
    </aside>
  );
}

const finalPrice: Figure = (price) => formatMoney(price.finalPrice);
const profit: Figure = (price) => formatMoney(price.profit);
const netMargin: Figure = (price) => formatPercent(price.netMargin);

interface LiveFigureProps {
  readonly store: DraftStore;
  readonly of: Figure;
  readonly as?: 'output';
  readonly label?: string;
  readonly className?: string | undefined;
}

function LiveFigure({ store, of, ...look }: LiveFigureProps) {
  const text = useMemo(() => store.live(({ draft }) => of(priceOf(draft))), [store, of]);
  return <Live text={text} {...look} />;
}

function LiveSummary({ store }: { readonly store: DraftStore }) {
  return <PriceSummary price={useDraft(store, ({ draft }) => priceOf(draft))} />;
}

const known = new WeakMap<PricingDraft, DraftPrice>();

/** However many figures ask for it, a form is calculated once. */
function priceOf(draft: PricingDraft): DraftPrice {
  const price = known.get(draft) ?? draftPrice(draft);
  known.set(draft, price);
  return price;
}

/** What is read out, once nothing was typed for a second. */
function SpokenResult({ store }: { readonly store: DraftStore }) {
  const current = () => spokenResult(priceOf(store.get().draft));
  const [spoken, setSpoken] = useState(current);
  const speak = useDebouncedCallback(() => setSpoken(current()), 1000);
  useEffect(() => store.subscribe(speak), [store, speak]);
  return (
    <p role="status" className={classes.spoken}>
      {spoken}
    </p>
  );
}

function spokenResult(price: DraftPrice): string {
  return `${labels.suggestedPrice} ${finalPrice(price)}, ${labels.profit} ${profit(price)}`;
}
