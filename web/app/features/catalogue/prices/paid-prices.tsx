import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { unitOf } from '#core/choices/unit-types.ts';
import { paidPricesWords, unchangedText } from '#core/pricing/paid-price-texts.ts';
import type { CatalogueMaterial, PaidPrice } from '#core/schemas/catalogue.ts';
import { formatDate } from '#core/text/time.ts';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { type ComparedPrice, comparePaid, lastChange, todayText } from './compare-paid.ts';
import { priceSteps } from './paid-price-steps.ts';
import classes from './paid-prices.module.css';
import { paidPricesQuery } from './paid-prices-query.ts';
import { StepsDrawing } from './steps-drawing.tsx';

export interface PaidPricesProps {
  readonly material: CatalogueMaterial;
}

/** What was paid for a material over time: a sentence, a drawing and its table. */
export function PaidPrices({ material }: PaidPricesProps) {
  const { data: prices, error, isFetching, refetch } = useQuery(paidPricesQuery(material));
  const [now] = useState(() => Date.now());
  if (!prices && error) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return <LoadError title={paidPricesWords.failed} error={error} {...retry} />;
  }
  if (!prices) return <Waiting>{paidPricesWords.loading}</Waiting>;
  const { unitType } = material;
  const compared = comparePaid(prices, unitType);
  const drawn = priceSteps(compared, now);
  return (
    <>
      <Summary prices={prices} compared={compared} unit={unitType} />
      {drawn && <StepsDrawing {...drawn} prices={compared} />}
      <PricesTable prices={compared} unit={unitOf(unitType).name} />
    </>
  );
}

interface SummaryProps {
  readonly prices: readonly PaidPrice[];
  readonly compared: readonly ComparedPrice[];
  readonly unit: CatalogueMaterial['unitType'];
}

function Summary({ prices, compared, unit }: SummaryProps) {
  const [newest] = prices;
  if (!newest) return null;
  const change = lastChange(prices, unit);
  return (
    <p className={classes.summary}>
      {prices.length > 1 ? (
        <>
          {paidPricesWords.today}: <strong>{todayText(newest, unit)}</strong>
          {change && `, ${change}`}.
        </>
      ) : (
        unchangedText(newest.paidSince)
      )}
      {compared.some(({ perUnit }) => perUnit === null) && ` ${paidPricesWords.otherUnits}`}
    </p>
  );
}

interface PricesTableProps {
  readonly prices: readonly ComparedPrice[];
  /** The name of the unit of today. */
  readonly unit: string;
}

function PricesTable({ prices, unit }: PricesTableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <section className={classes.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={classes.table}>
        <caption id={id} className={classes.caption}>
          {paidPricesWords.title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{paidPricesWords.since}</th>
            <th scope="col">{paidPricesWords.paid}</th>
            <th scope="col">Por {unit}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ since, paid, perUnit }) => (
            <tr key={since}>
              <th scope="row">
                <time dateTime={since}>{formatDate(since)}</time>
              </th>
              <td>{paid}</td>
              <td>{perUnit?.text ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
