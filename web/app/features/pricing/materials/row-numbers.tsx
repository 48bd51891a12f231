import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { pricePer } from '#core/product-draft/form-texts.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import { materialFields, packedMaterialFields, packFields } from '#core/products/product-fields.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { readNumber } from '#core/typed/number-text.ts';
import { typedNotes } from '#core/typed/typed-notes.ts';
import { packWords } from '#core/units/pack-words.ts';
import { defaultUnitType, type UnitTypeId, unitOf } from '#core/units/unit-types.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { type RowField, rowPath } from '../draft/draft-rows.ts';
import { focusField } from '../form/focus-field.ts';
import { useFieldValue, useNumberField } from '../form/use-pricing-form.ts';
import type { RowProps } from './material-rows.ts';
import classes from './rows.module.css';

/** How many letters of a unit fit into a label on one line of a phone. */
const longest = 8;

export function PlainNumbers({ index, rows }: RowProps) {
  const unit = useUnit(index, 'unit');
  const { abbreviation, name } = unitOf(unit);
  const isPiece = unit === defaultUnitType;
  return (
    <>
      <RowNumber
        index={index}
        rows={rows}
        name="quantity"
        field={materialFields.quantity}
        unit={unit}
        onUnit={(named) => rows.chooseUnit(index, 'unit', named, true)}
        suffix={isPiece ? undefined : abbreviation}
        className={`${classes.number} ${classes.quantity}`}
      />
      <RowNumber
        index={index}
        rows={rows}
        name="unitPrice"
        field={materialFields.unitPrice}
        unit={unit}
        onUnit={(per) => rows.priceBy(index, per)}
        label={
          isPiece ? productLabels.unitPrice : pricePer(name.length > longest ? abbreviation : name)
        }
        className={classes.number}
      />
    </>
  );
}

/** 'Paguei R$ 18,90 por 254 m, usei 85 m'. */
export function PackNumbers({ index, rows }: RowProps) {
  const units = { unit: useUnit(index, 'unit'), 'pack.unit': useUnit(index, 'pack.unit') };
  // A unit that changed with the other one, though nobody chose it.
  const [moved, setMoved] = useState<keyof typeof units | null>(null);
  const withUnit = (path: keyof typeof units, label: string) => {
    const unit = units[path];
    const other = path === 'unit' ? 'pack.unit' : 'unit';
    const choose = (chosen: UnitTypeId, isTyped?: boolean) =>
      setMoved(rows.chooseUnit(index, path, chosen, isTyped) ? other : null);
    const id = rowPath(index, path);
    return {
      index,
      rows,
      hint: moved === path ? typedNotes.unit(unitOf(unit).name) : '',
      unit,
      onUnit: (named: UnitTypeId) => choose(named, true),
      suffix: <UnitSelect id={id} label={label} value={unit} onChange={choose} />,
    };
  };
  return (
    <>
      <RowNumber
        index={index}
        rows={rows}
        name="pack.price"
        field={packFields.price}
        word={packWords.paid}
        aside={
          <Text as="span" size={1} tone="soft" aria-hidden>
            {packWords.paidFor}
          </Text>
        }
        className={classes.number}
      />
      <RowNumber
        {...withUnit('pack.unit', productLabels.packUnit)}
        name="pack.content"
        field={packFields.content}
        word={packWords.content}
        className={classes.number}
      />
      <RowNumber
        {...withUnit('unit', productLabels.unitUsed)}
        name="quantity"
        field={packedMaterialFields.quantity}
        label={productLabels.quantityUsed}
        word={packWords.used}
        className={`${classes.number} ${classes.quantity}`}
      />
    </>
  );
}

export function RowActions({ index, rows }: RowProps) {
  const { value: byPack = false } = useFieldValue<boolean>(rowPath(index, 'byPack'));
  const { value: wasted = '' } = useFieldValue<string>(rowPath(index, 'wastePercentage'));
  const waste = materialFields.wastePercentage;
  // Once it shows it stays: 0,5 begins with a 0.
  const hasWaste = readNumber(waste, wasted) !== 0;
  const [wantsWaste, setWantsWaste] = useState(hasWaste);
  if (hasWaste && !wantsWaste) setWantsWaste(true);
  const openWaste = () => {
    flushSync(() => setWantsWaste(true));
    focusField(rowPath(index, 'wastePercentage'));
  };
  return (
    <Row wrap className={classes.actions}>
      <QuietButton onClick={() => rows.togglePack(index)}>
        {byPack ? packWords.toUnitPrice : packWords.toPack}
      </QuietButton>
      {wantsWaste ? (
        <RowNumber
          index={index}
          rows={rows}
          name="wastePercentage"
          field={waste}
          className={classes.waste}
        />
      ) : (
        <QuietButton onClick={openWaste}>{productLabels.waste}</QuietButton>
      )}
    </Row>
  );
}

function useUnit(index: number, field: 'unit' | 'pack.unit'): UnitTypeId {
  const { value = defaultUnitType } = useFieldValue<string>(rowPath(index, field));
  return knownUnit(value);
}

type NumberProps = Omit<ComponentProps<typeof NumberField>, 'id' | 'name' | 'value' | 'onChange'>;

interface RowNumberProps extends NumberProps, RowProps {
  readonly name: RowField;
  /** What stands over the field, whose name is read out after it. */
  readonly word?: string;
  readonly className: string | undefined;
}

function RowNumber({ index, rows, name, word, className, ...number }: RowNumberProps) {
  const { field, unit, suffix, label = field.label } = number;
  const text = useNumberField(rowPath(index, name), label);
  const signs = text.value.length + (unit && suffix ? unitOf(unit).abbreviation.length : 0);
  return (
    <div className={className} style={{ '--length': Math.max(signs, 1) }}>
      <NumberField
        {...text}
        {...number}
        {...(word && { label: word, labelMore: label.toLowerCase() })}
        onNote={(note, saysBack) => {
          text.onNote(note);
          // What was changed is read before the row folds.
          if (!saysBack) rows.hold(index);
        }}
      />
    </div>
  );
}
