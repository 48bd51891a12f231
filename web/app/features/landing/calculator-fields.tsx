import { formatPercent } from '#core/numbers/formats.ts';
import { markupPresets } from '#core/pricing/presets.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { emptyNumberText } from '#core/typed/number-text.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import choice from '../../ui/fields/choice-card.module.css';
import fieldClasses from '../../ui/fields/field.module.css';
import { FieldFrame } from '../../ui/fields/field-frame.tsx';
import { NumberInput } from '../../ui/fields/number-input.tsx';
import { Grid, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import { noFixedCosts, rowId, rowNumbers } from './calculator-form.ts';
import classes from './landing.module.css';

const examples = ['Fio de algodão', 'Olhos de segurança', 'Enchimento'];

export function MaterialRows() {
  return (
    <Stack gap={4}>
      {rowNumbers.map((row, index) => (
        <fieldset key={row} className={classes.row}>
          <VisuallyHidden as="legend">Material {row}</VisuallyHidden>
          <FieldFrame id={rowId('name', row)} label={materialFields.name.label}>
            <div className={`${fieldClasses.control} ${fieldClasses.line}`}>
              <input
                id={rowId('name', row)}
                className={fieldClasses.input}
                placeholder={`Ex.: ${examples[index]}`}
                enterKeyHint="next"
                maxLength={materialFields.name.max}
              />
            </div>
          </FieldFrame>
          {(['quantity', 'unitPrice'] as const).map((key) => (
            <NumberInput
              key={key}
              id={rowId(key, row)}
              data-number={key}
              field={materialFields[key]}
            />
          ))}
        </fieldset>
      ))}
    </Stack>
  );
}

export function TimeAndCosts() {
  return (
    <div className={classes.numbers}>
      <ProductNumber name="productionTime" />
      <ProductNumber name="hourlyRate" />
      <div className={classes.fixed}>
        <ProductNumber name="fixedCosts" hint="A parte desta peça em luz, internet, embalagem…" />
        <CheckField id={noFixedCosts} label={productLabels.noFixedCosts} enterKeyHint="next" />
      </div>
    </div>
  );
}

interface ProductNumberProps {
  readonly name: 'productionTime' | 'hourlyRate' | 'fixedCosts';
  readonly hint?: string;
}

/** An uncontrolled number field, formatted by attachCalculator(). */
function ProductNumber({ name, hint }: ProductNumberProps) {
  const field = productFields[name];
  return (
    <NumberInput
      id={name}
      data-number={name}
      field={field}
      hint={hint}
      defaultValue={emptyNumberText(field)}
    />
  );
}

const markup = 'marginPercentage' satisfies keyof typeof productFields;

export function MarkupChoice() {
  return (
    <fieldset>
      <Text as="legend" strong>
        {priceLabels.markup}
      </Text>
      <Grid least="8.5rem" gap={2}>
        {markupPresets.map((preset) =>
          preset.markup === null ? null : (
            <label key={preset.id} className={choice.card}>
              <input
                type="radio"
                className={choice.radio}
                name={markup}
                value={preset.markup}
                enterKeyHint="done"
                defaultChecked={preset.markup === productFields[markup].fallback}
              />
              <Stack as="span" grow>
                <span>{preset.label}</span> <strong>{formatPercent(preset.markup)}</strong>
              </Stack>
            </label>
          ),
        )}
      </Grid>
    </fieldset>
  );
}
