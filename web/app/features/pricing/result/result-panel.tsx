import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels, nothingToPrice } from '#core/messages/labels.ts';
import type { PriceBreakdown } from '#core/pricing/price.ts';
import { isLowMarkup } from '#core/pricing/profitability.ts';
import { draftPrice } from '#core/products/draft-price.ts';
import { productFields } from '#core/products/fields.ts';
import { readNumber } from '#core/products/number-text.ts';
import type { DraftWork } from '../draft/draft-work.ts';
import { PriceSummary } from './price-summary.tsx';
import classes from './result-panel.module.css';
import { useBottomBar } from './use-bottom-bar.ts';

/** What the bar of a small screen shows below price and profit, short enough for four columns. */
const costFigures = [
  { label: labels.materials, name: 'materialsTotal' },
  { label: labels.labour, name: 'labour' },
  { label: labels.fixedCosts, name: 'fixedCosts' },
  { label: labels.totalCost, name: 'totalCost' },
] as const;

interface ResultPanelProps {
  readonly work: DraftWork;
  /** There is room for everything: nothing is folded away. */
  readonly wide: boolean;
}

/**
 * The result, moving with every keystroke and always in view: a bar above the keyboard that
 * opens on a small screen, a card beside the form on a wide one.
 */
export function ResultPanel({ work, wide }: ResultPanelProps) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useBottomBar(panel);
  const { draft } = useSyncExternalStore(work.subscribe, work.shown, work.shown);
  const price = work.hasPrice() ? draftPrice(draft) : null;
  const isLow = isLowMarkup(readNumber(productFields.marginPercentage, draft.marginPercentage));

  return (
    <div className={classes.place}>
      <aside ref={panel} aria-label="Resultado" className={classes.panel}>
        <div className={classes.top}>
          <p className={classes.figure}>
            <span className={classes.label}>{labels.suggestedPrice}</span>
            <Figure
              label={labels.suggestedPrice}
              text={amount(price?.finalPrice)}
              className={classes.price}
            />
          </p>
          <p className={classes.figure}>
            <span className={classes.label}>{labels.profit}</span>
            <Figure
              label={labels.profit}
              text={amount(price?.profit)}
              className={classes.profit}
              isLow={isLow}
            />
            <span className={classes.net}>
              {labels.netMargin} {price ? formatPercent(price.netMargin) : noFigure}
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
          {costFigures.map(({ label, name }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{amount(price?.[name])}</dd>
            </div>
          ))}
        </dl>
        <div id="price-details" className={classes.details} data-open={open}>
          {(open || wide) && price && <PriceSummary price={price} />}
          {(open || wide) && !price && <p className={classes.nothingYet}>{nothingToPrice}</p>}
        </div>
        <SpokenResult price={price} />
      </aside>
    </div>
  );
}

/** In place of a figure that there is not yet. */
const noFigure = '–';

const amount = (value: string | undefined) => (value === undefined ? noFigure : formatMoney(value));

interface FigureProps {
  readonly label: string;
  readonly text: string;
  readonly className: string | undefined;
  readonly isLow?: boolean;
}

function Figure({ label, text, className, isLow }: FigureProps) {
  return (
    <output
      aria-label={label}
      className={className}
      data-low={isLow || undefined}
      style={{ '--length': text.length }}
    >
      {text}
    </output>
  );
}

/** What is read out, once nothing was typed for a second. */
function SpokenResult({ price }: { readonly price: PriceBreakdown | null }) {
  const current = price ? spokenResult(price) : '';
  const [spoken, setSpoken] = useState(current);
  const speak = useDebouncedCallback(setSpoken, 1000);
  useEffect(() => speak(current), [speak, current]);
  return (
    <p role="status" className={classes.spoken}>
      {spoken}
    </p>
  );
}

function spokenResult({ finalPrice, profit }: PriceBreakdown): string {
  const price = `${labels.suggestedPrice} ${formatMoney(finalPrice)}`;
  return `${price}, ${labels.profit} ${formatMoney(profit)}`;
}
