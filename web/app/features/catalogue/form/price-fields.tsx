import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { packWords } from '#core/units/pack-words.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import type { RowFields } from '../../drafts/row-form.tsx';
import classes from '../catalogue.module.css';
import {
  dialogFields,
  isPack,
  type MaterialValues,
  otherWay,
  packPerUnitText,
  withUnit,
} from './material-values.ts';

const { unitPrice } = catalogueFields;

interface PriceFieldsProps extends Pick<RowFields<MaterialValues>, 'values' | 'field'> {
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
            label={productLabels.packUnit}
            value={unit}
            onChange={(packUnit) => onChooseUnit({ packUnit })}
          />
        }
      />
      <Text size={2} tone="soft" className={classes.perUnit}>
        Sai por{' '}
        <output htmlFor="materialPackPrice materialPackContent" aria-label={packWords.toUnitPrice}>
          {packPerUnitText(values) ?? '…'}
        </output>
      </Text>
    </>
  );
}
