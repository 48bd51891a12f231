import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CatalogueMaterial, PaidPrice } from '#core/catalogue/catalogue-schemas.ts';
import { paidPricesWords, unchangedText } from '#core/catalogue/paid-price-texts.ts';
import { sayDay } from '#core/dates/say-day.ts';
import { unitOf } from '#core/units/unit-types.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import stepsClasses from '../../../ui/steps/steps.module.css';
import { stepsFrame } from '../../../ui/steps/steps-frame.ts';
import classes from '../catalogue.module.css';
import { catalogueKey } from '../stored/catalogue-query.ts';
import { type ComparedPrice, comparePaid, lastChange, todayText } from './compare-paid.ts';
import { priceSteps } from './paid-price-steps.ts';

interface StepsDrawingProps extends NonNullable<ReturnType<typeof priceSteps>> {
  /** The prices, the newest first. */
  readonly prices: readonly ComparedPrice[];
}

const { width, height, bottom } = stepsFrame;

/** Prices over time as steps. What it shows is read in the table below it. */
function StepsDrawing({ steps, line, area, prices }: StepsDrawingProps) {
  const first = prices.findLast(({ perUnit }) => perUnit !== null);
  const newest = prices.find(({ perUnit }) => perUnit !== null);
  return (
    <Stack gap={1} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={classes.drawing}>
        <path d={area} className={classes.area} />
        <path d={`M0 ${bottom}H${width}`} className={stepsClasses.ground} />
        <path d={line} className={stepsClasses.line} />
        {steps.map(({ since, x, y }) => (
          <circle key={since} cx={x} cy={y} r="4" className={classes.mark} />
        ))}
      </svg>
      <Row wrap between gap={3}>
        <Text size={2} tone="soft" figures>
          {first && sayDay(first.since)} <strong>{first?.perUnit?.text}</strong>
        </Text>
        <Text size={2} tone="soft" figures align="right">
          {paidPricesWords.today} <strong>{newest?.perUnit?.text}</strong>
        </Text>
      </Row>
    </Stack>
  );
}

/** What was paid for a material over time, the newest price first. Each of its versions has its own. */
const paidPricesQuery = ({ id, updatedAt }: CatalogueMaterial) =>
  queryOptions({
    queryKey: [...catalogueKey, 'prices', id, updatedAt],
    queryFn: async ({ signal }) => {
      const call = api.materials[':id'].prices.$get({ param: { id } }, { init: { signal } });
      return (await answerOf(call)).prices;
    },
  });

export interface PaidPricesProps {
  readonly material: CatalogueMaterial;
}

export function PaidPrices({ material }: PaidPricesProps) {
  const query = useQuery(paidPricesQuery(material));
  const { data: prices } = query;
  const [now] = useState(() => Date.now());
  if (!prices)
    return (
      <QueryPlaceholder query={query} failed={paidPricesWords.failed}>
        <Waiting>{paidPricesWords.loading}</Waiting>
      </QueryPlaceholder>
    );
  const { unitType } = material;
  const compared = comparePaid(prices, unitType);
  const drawn = priceSteps(compared, now);
  return (
    <Stack gap={4}>
      <Summary prices={prices} compared={compared} unit={unitType} />
      {drawn && <StepsDrawing {...drawn} prices={compared} />}
      <PricesTable prices={compared} unit={unitOf(unitType).name} />
    </Stack>
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
    <p>
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
        <VisuallyHidden as="caption" id={id}>
          {paidPricesWords.title}
        </VisuallyHidden>
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
                <time dateTime={since}>{sayDay(since)}</time>
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
