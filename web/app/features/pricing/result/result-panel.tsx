import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
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
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import type { Tone } from '../../../ui/look/tones.ts';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import formClasses from '../pricing.module.css';
import { differs, PriceSummary } from './price-summary.tsx';
import classes from './result.module.css';
import { useBottomBar } from './use-bottom-bar.ts';

const costFigures = [
  { label: labels.materials, name: 'materialsTotal' },
  { label: labels.labour, name: 'labour' },
  { label: labels.fixedCosts, name: 'fixedCosts' },
  { label: labels.totalCost, name: 'totalCost' },
] as const;

/** The result, always in view: a bar that opens on a small screen, a card beside the form on a wide one. */
export function ResultPanel({ work, wide }: { readonly work: DraftWork; readonly wide: boolean }) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useBottomBar(panel);
  const price = useDraftPrice(work);
  return (
    <div className={classes.place}>
      <aside ref={panel} aria-label="Resultado" className={classes.panel}>
        <div className={classes.top}>
          <Figure
            label={labelOf(price)}
            amount={price?.finalPrice}
            className={classes.price}
            tone="accent"
          />
          <Figure
            label={price ? profitLabel(price.profit) : labels.profit}
            amount={price?.profit}
            className={classes.profit}
            tone={price ? tones[standingOf(price.practisedMarkup, price.profit)] : 'good'}
          />
          <button
            type="button"
            className={`${formClasses.iconButton} ${classes.toggle}`}
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
          {(open || wide) && !price && <Text tone="soft">{nothingToPrice}</Text>}
        </div>
        <SpokenResult price={price} />
      </aside>
    </div>
  );
}

const noFigure = '–';

const tones: Record<Standing, Tone> = {
  lucrative: 'good',
  attention: 'warn',
  low: 'warn',
  loss: 'bad',
};

const amountText = (amount: string | undefined) =>
  amount === undefined ? noFigure : formatMoney(amount);

const labelOf = (price: DraftPrice | null) =>
  price && differs(price) ? labels.finalPrice : labels.suggestedPrice;

interface FigureProps {
  readonly label: string;
  readonly amount: string | undefined;
  readonly className: string | undefined;
  readonly tone: Tone;
}

function Figure({ label, amount, className, tone }: FigureProps) {
  const text = amountText(amount);
  return (
    <Stack>
      <Text as="span" size={2} tone="soft">
        {label}
      </Text>
      <Text
        as="output"
        serif
        tone={tone}
        aria-label={label}
        className={className}
        style={{ '--length': text.length }}
      >
        {text}
      </Text>
    </Stack>
  );
}

function Costs({ price, hidden }: { readonly price: DraftPrice | null; readonly hidden: boolean }) {
  const costs = costFigures.map(({ label, name }) => ({ label, text: amountText(price?.[name]) }));
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

/** What follows from price and profit, on one line where it fits. */
function Facts({ price }: { readonly price: DraftPrice | null }) {
  return (
    <Row wrap between className={classes.facts}>
      <span>
        {labels.netMargin} {price ? formatPercent(price.netMargin) : noFigure}
      </span>
      {price && <span>{perHour(price.earnedPerHour)}</span>}
      {price && price.batchSize > 1 && <span>{pieceOfBatch(price.batchSize)}</span>}
      {price && differs(price) && <span>{suggestedBeside(price.suggestedPrice)}</span>}
    </Row>
  );
}

/** Read out once nothing was typed for a second. */
function SpokenResult({ price }: { readonly price: DraftPrice | null }) {
  const current = price
    ? `${labelOf(price)} ${formatMoney(price.finalPrice)}, ${profitLabel(price.profit)} ${formatMoney(price.profit)}`
    : '';
  const [spoken] = useDebouncedValue(current, 1000);
  return (
    <div role="status">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}
