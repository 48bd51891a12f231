import { useDebouncedCallback } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import {
  nothingToPrice,
  perHour,
  pieceOfBatch,
  profitLabel,
  suggestedBeside,
} from '#core/pricing/price-notes.ts';
import { type Standing, standingOf } from '#core/pricing/profitability.ts';
import type { DraftPrice } from '#core/products/draft-price.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import { differs, PriceSummary } from './price-summary.tsx';
import classes from './result-panel.module.css';
import { useBottomBar } from './use-bottom-bar.ts';

/** What the bar of a small screen shows below price and profit, in two columns. */
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
  const price = useDraftPrice(work);
  const priceLabel = labelOf(price);
  const profit = price ? profitLabel(price.profit) : labels.profit;

  return (
    <div className={classes.place}>
      <aside ref={panel} aria-label="Resultado" className={classes.panel}>
        <div className={classes.top}>
          <p className={classes.figure}>
            <span className={classes.label}>{priceLabel}</span>
            <Figure label={priceLabel} text={amount(price?.finalPrice)} className={classes.price} />
          </p>
          <p className={classes.figure}>
            <span className={classes.label}>{profit}</span>
            <Figure
              label={profit}
              text={amount(price?.profit)}
              className={classes.profit}
              standing={price ? standingOf(price.practisedMarkup, price.profit) : undefined}
            />
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
        <Facts price={price} />
        <Costs price={price} hidden={open} />
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

/** What stands over the price: it is the suggested one until somebody rounds it or chooses another. */
const labelOf = (price: DraftPrice | null) =>
  price && differs(price) ? labels.finalPrice : labels.suggestedPrice;

interface FigureProps {
  readonly label: string;
  readonly text: string;
  readonly className: string | undefined;
  readonly standing?: Standing | undefined;
}

function Figure({ label, text, className, standing }: FigureProps) {
  return (
    <output
      aria-label={label}
      className={className}
      data-standing={standing}
      style={{ '--length': text.length }}
    >
      {text}
    </output>
  );
}

interface CostsProps {
  readonly price: DraftPrice | null;
  readonly hidden: boolean;
}

/** What the bar of a small screen says of the costs, in two columns. */
function Costs({ price, hidden }: CostsProps) {
  const costs = costFigures.map(({ label, name }) => ({ label, text: amount(price?.[name]) }));
  const longest = Math.max(...costs.map(({ text }) => text.length));
  return (
    <dl className={classes.costs} hidden={hidden} style={{ '--length': longest }}>
      {costs.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the bar of a small screen says of price and profit, on one line where there is room. */
function Facts({ price }: { readonly price: DraftPrice | null }) {
  return (
    <p className={classes.facts}>
      <span>
        {labels.netMargin} {price ? formatPercent(price.netMargin) : noFigure}
      </span>
      {price && <span>{perHour(price.earnedPerHour)}</span>}
      {price && price.batchSize > 1 && <span>{pieceOfBatch(price.batchSize)}</span>}
      {price && differs(price) && (
        <span className={classes.suggested}>{suggestedBeside(price.suggestedPrice)}</span>
      )}
    </p>
  );
}

/** What is read out, once nothing was typed for a second. */
function SpokenResult({ price }: { readonly price: DraftPrice | null }) {
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

function spokenResult(price: DraftPrice): string {
  const { finalPrice, profit } = price;
  return `${labelOf(price)} ${formatMoney(finalPrice)}, ${profitLabel(profit)} ${formatMoney(profit)}`;
}
