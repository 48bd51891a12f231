import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { formatHourlyRate } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { pricingBounds, pricingFallbacks } from '#core/pricing/bounds.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import { RangeField } from '../../ui/range-field.tsx';
import { type DraftStore, useDraft } from './draft-store.ts';
import { formId } from './form-id.ts';
import { FormSection } from './form-section.tsx';
import { NumberField } from './number-field.tsx';
import { fieldText } from './settle-number.ts';

const rate = pricingBounds.hourlyRate;

export function TimeAndCostsSection({ store }: { readonly store: DraftStore }) {
  return (
    <FormSection title="Tempo e custos" columns>
      <ProductionTime store={store} />
      <FixedCosts store={store} />
      <HourlyRate store={store} />
    </FormSection>
  );
}

function ProductionTime({ store }: { readonly store: DraftStore }) {
  const value = useMemo(() => store.live(({ draft }) => draft.productionTime), [store]);
  const error = useDraft(store, (state) => state.errors.productionTime);
  return (
    <NumberField
      id="productionTime"
      form={formId}
      field="productionTime"
      label={labels.productionTime}
      suffix="horas"
      hint="Meia hora é 0,5."
      value={value}
      error={error}
      onChange={(typed) => store.setValue('productionTime', typed)}
    />
  );
}

function FixedCosts({ store }: { readonly store: DraftStore }) {
  const value = useMemo(
    () => store.live(({ draft }) => (draft.noFixedCosts ? '0,00' : draft.fixedCosts)),
    [store],
  );
  const none = useDraft(store, (state) => state.draft.noFixedCosts);
  const error = useDraft(store, (state) => state.errors.fixedCosts);
  return (
    <div>
      <NumberField
        id="fixedCosts"
        form={formId}
        field="fixedCosts"
        label={labels.fixedCosts}
        prefix="R$"
        hint="A parte desta peça em aluguel, luz, internet, embalagem…"
        value={value}
        disabled={none}
        error={error}
        onChange={(typed) => store.setValue('fixedCosts', typed)}
      />
      <Checkbox
        mt="sm"
        label={labels.noFixedCosts}
        checked={none}
        onChange={(event) => store.setNoFixedCosts(event.currentTarget.checked)}
      />
    </div>
  );
}

function HourlyRate({ store }: { readonly store: DraftStore }) {
  const typed = useDraft(store, (state) => state.draft.hourlyRate);
  return (
    <RangeField
      id="hourlyRate"
      label={labels.hourlyRate}
      value={Number(parseDecimal(typed) ?? pricingFallbacks.hourlyRate)}
      min={rate.min}
      max={rate.max}
      step={rate.step}
      format={formatHourlyRate}
      onChange={(value) => store.setValue('hourlyRate', fieldText('hourlyRate', value))}
    />
  );
}
