import { Checkbox } from '@mantine/core';
import { formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { type PricingField, pricingBounds, pricingFallbacks } from '#core/pricing/bounds.ts';
import { marginPresets } from '#core/pricing/presets.ts';
import fieldClasses from '../../ui/field.module.css';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { fieldText } from '../pricing/settle-number.ts';
import classes from './calculator.module.css';
import { ids, rowNumbers } from './calculator-form.ts';

const examples = ['Fio de algodão', 'Olhos de segurança', 'Enchimento'];

export function MaterialRows() {
  return (
    <div className={classes.rows}>
      {rowNumbers.map((row, index) => (
        <fieldset key={row} className={classes.row}>
          <legend className={classes.unseen}>Material {row}</legend>
          <FieldFrame id={ids.material(row)} label={labels.material}>
            <div className={`${fieldClasses.control} ${fieldClasses.line}`}>
              <input
                id={ids.material(row)}
                className={fieldClasses.input}
                placeholder={`Ex.: ${examples[index]}`}
                enterKeyHint="next"
                maxLength={pricingBounds.materialName.max}
              />
            </div>
          </FieldFrame>
          <NumberInput
            id={ids.quantity(row)}
            field="quantity"
            label={labels.quantity}
            placeholder="1"
          />
          <NumberInput
            id={ids.unitPrice(row)}
            field="unitPrice"
            label={labels.unitPrice}
            prefix="R$"
            placeholder="0,00"
          />
        </fieldset>
      ))}
    </div>
  );
}

export function TimeAndCosts() {
  return (
    <div className={classes.numbers}>
      <NumberInput
        id={ids.productionTime}
        field="productionTime"
        label={labels.productionTime}
        suffix="horas"
        start
      />
      <NumberInput
        id={ids.hourlyRate}
        field="hourlyRate"
        label={labels.hourlyRate}
        prefix="R$"
        start
      />
      <div className={classes.fixed}>
        <NumberInput
          id={ids.fixedCosts}
          field="fixedCosts"
          label={labels.fixedCosts}
          prefix="R$"
          hint="A parte desta peça em luz, internet, embalagem…"
          start
        />
        <Checkbox id={ids.noFixedCosts} mt="sm" label={labels.noFixedCosts} />
      </div>
    </div>
  );
}

export function MarginChoice() {
  return (
    <fieldset className={classes.margins}>
      <legend className={classes.legend}>{labels.markup}</legend>
      <div className={classes.presets}>
        {marginPresets.map(({ id, label, margin }) =>
          margin === null ? null : (
            <label key={id} className={classes.preset}>
              <input
                type="radio"
                name={ids.margin}
                value={margin}
                defaultChecked={margin === pricingFallbacks.marginPercentage}
              />
              <span>{label}</span> <strong>{formatPercent(margin)}</strong>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

interface NumberInputProps {
  readonly id: string;
  readonly field: PricingField;
  readonly label: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Begins with what stands in for nothing. */
  readonly start?: boolean;
}

/** A number field that attachCalculator() looks after; the browser keeps what is typed. */
function NumberInput(props: NumberInputProps) {
  const { id, field, label, prefix, suffix, placeholder, hint, start } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <div className={`${fieldClasses.control} ${fieldClasses.line}`}>
        {prefix && <span className={fieldClasses.affix}>{prefix}</span>}
        <input
          id={id}
          data-number={field}
          className={`${fieldClasses.input} ${fieldClasses.number}`}
          inputMode="decimal"
          spellCheck={false}
          enterKeyHint="next"
          placeholder={placeholder}
          defaultValue={start ? fieldText(field, pricingFallbacks[field]) : undefined}
          aria-describedby={hint ? `${id}-note ${id}-hint` : `${id}-note`}
        />
        {suffix && <span className={fieldClasses.affix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
