import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { packWords } from '#core/pricing/pack-words.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import type { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../catalogue.module.css';
import {
  dialogFields,
  isPack,
  type MaterialField,
  type MaterialValues,
  otherWay,
  packPerUnitText,
  withUnit,
} from './material-values.ts';

const { unitPrice } = catalogueFields;

interface PriceFieldsProps
  extends Pick<ReturnType<typeof useForm<MaterialField>>, 'values' | 'field'> {
  readonly onChange: (changes: Partial<MaterialValues>) => void;
  readonly onChooseUnit: (chosen: Pick<MaterialValues, 'packUnit'>) => void;
}

export function PriceFields(props: PriceFieldsProps) {
  const { values, field, onChange } = props;
  const byPack = isPack(values);
  const fields = useRef<HTMLDivElement>(null);
  const turn = () => {
    // After the turn the fields are others.
    flushSync(() => onChange(otherWay(values)));
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    const next = inputs.find(({ value }) => value.trim() === '') ?? inputs[0];
    next?.focus();
  };
  return (
    <Stack gap={2}>
      <Stack ref={fields} gap={4}>
        {byPack ? (
          <PackFields {...props} />
        ) : (
          <NumberField
            {...field('unitPrice')}
            id="materialPrice"
            field={unitPrice}
            unit={knownUnit(values.unitType)}
            onUnit={(unitType) => onChange({ unitType })}
            hint={`Mín: ${formatMoney(unitPrice.min)} · Máx: ${formatMoney(unitPrice.max)}`}
          />
        )}
      </Stack>
      <Row>
        <QuietButton onClick={turn}>
          {byPack ? packWords.toUnitPrice : packWords.toPack}
        </QuietButton>
      </Row>
    </Stack>
  );
}

function PackFields({ values, field, onChange, onChooseUnit }: PriceFieldsProps) {
  const unit = knownUnit(values.packUnit);
  const onUnit = (packUnit: string) => onChange(withUnit(values, { packUnit }));
  const content = field('packContent');
  return (
    <>
      <NumberField {...field('packPrice')} id="materialPackPrice" field={dialogFields.packPrice} />
      <NumberField
        {...content}
        error={content.error ?? field('packUnit').error}
        id="materialPackContent"
        field={dialogFields.packContent}
        unit={unit}
        onUnit={onUnit}
        suffix={
          <UnitSelect
            id="materialPackUnit"
            label={labels.packUnit}
            value={unit}
            onChange={(packUnit) => onChooseUnit({ packUnit })}
          />
        }
      />
      <Text size={2} tone="soft" className={classes.perUnit}>
        Sai por{' '}
        <output htmlFor="materialPackPrice materialPackContent" aria-label="Preço por unidade">
          {packPerUnitText(values) ?? '…'}
        </output>
      </Text>
    </>
  );
}
