import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/numbers/formats.ts';
import { breakdownAtPrice } from '#core/pricing/price.ts';
import {
  breakEvenText,
  inReais,
  outcomeText,
  priceRange,
  whatIfWords as words,
} from '#core/pricing/what-if.ts';
import { detailWords } from '#core/products/list-texts.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { ReportCharts } from '#core/reports/report-schemas.ts';
import { RangeField } from '../../ui/fields/range-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../ui/notes/load-error.tsx';
import { Skeleton } from '../../ui/notes/waiting.tsx';
import { PriceDrawing } from '../../ui/price/price-drawing.tsx';
import { priceParts } from '../../ui/price/price-parts.ts';
import { productQuery } from '../products/stored/product-query.ts';
import { Section } from './report-section.tsx';

interface WhatIfProps extends Pick<ReportCharts, 'products'> {
  /** Today's hourly rate, in R$. */
  readonly hourlyRate: number;
}

export function WhatIf({ products, hourlyRate }: WhatIfProps) {
  const [chosen, setChosen] = useState(products[0]?.id ?? '');
  // The drawing stays until another one is there.
  const query = useQuery({ ...productQuery(chosen), placeholderData: keepPreviousData });
  return (
    <Section title={words.title} lead={words.lead}>
      <SelectField
        id="what-if-product"
        label={words.product}
        value={chosen}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
      {query.data ? (
        <AtPrice key={query.data.id} product={query.data} hourlyRate={hourlyRate} />
      ) : (
        <QueryPlaceholder query={query} failed={detailWords.failed}>
          <Skeleton height="23rem" />
        </QueryPlaceholder>
      )}
    </Section>
  );
}

interface AtPriceProps {
  readonly product: Product;
  readonly hourlyRate: number;
}

function AtPrice({ product, hourlyRate }: AtPriceProps) {
  const costs = { ...product, hourlyRate };
  const { breakEven, from, to } = priceRange(costs, product.finalPrice);
  const [cents, setCents] = useState(Math.round(product.finalPrice * 100));
  const at = breakdownAtPrice(costs, inReais(cents));
  return (
    <Stack gap={3}>
      <RangeField
        id="what-if-price"
        label={words.price}
        min={from}
        max={to}
        step={50}
        value={cents}
        format={(cents) => formatMoney(inReais(cents))}
        onChange={setCents}
      />
      <Text as="output" htmlFor="what-if-price" aria-label={words.outcome} strong>
        {outcomeText({ ...costs, ...at })}
      </Text>
      <PriceDrawing parts={priceParts(at)} />
      <Text size={2} tone="soft">
        {breakEvenText(breakEven)}
      </Text>
    </Stack>
  );
}
