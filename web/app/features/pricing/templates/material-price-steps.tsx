import { useEffect, useRef } from 'react';
import { packFields } from '#core/products/fields.ts';
import { numberText } from '#core/products/number-text.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import { knownUnit } from '#core/products/row-units.ts';
import {
  stepText,
  takeUsualPrice,
  templateWords,
  usesText,
  usualPriceText,
} from '#core/templates/template-texts.ts';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import type { TemplateRow } from './draft-from-template.ts';

export interface PriceProgress {
  readonly rows: readonly TemplateRow[];
  /** All rows, with the prices that were answered so far. */
  readonly answered: readonly MaterialDraft[];
  /** The question on the screen, from 0 on. */
  readonly step: number;
}

interface PriceStepsProps extends PriceProgress {
  readonly onAnswer: (answers: Partial<PriceProgress>) => void;
  readonly onDone: (rows: readonly MaterialDraft[]) => void;
  readonly onBack: () => void;
}

/** Asks for one price after another. One that is skipped stays empty on the form. */
export function PriceSteps(props: PriceStepsProps) {
  const { rows, answered, step, onAnswer, onDone, onBack } = props;
  const asked = rows.flatMap(({ isAsked }, index) => (isAsked ? [index] : []));
  const index = asked[step] ?? 0;
  const row = answered[index];
  const form = useRef<HTMLFormElement>(null);
  // Each step begins in its first field, whichever button led to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another first field
  useEffect(() => form.current?.querySelector('input')?.focus(), [step]);
  if (!row) return null;
  const isLast = step === asked.length - 1;
  const withPack = (pack: Partial<MaterialDraft['pack']>) =>
    answered.with(index, { ...row, pack: { ...row.pack, ...pack } });
  const change = (pack: Partial<MaterialDraft['pack']>) => onAnswer({ answered: withPack(pack) });
  const goOn = (answered: readonly MaterialDraft[]) => {
    if (isLast) onDone(answered);
    else onAnswer({ answered, step: step + 1 });
  };
  const unit = knownUnit(row.pack.unit);
  const { usualPrice, row: usualRow } = rows[index] ?? {};
  const usual = usualPrice &&
    usualRow && { ...usualRow.pack, price: numberText(packFields.price, usualPrice) };
  return (
    <form
      ref={form}
      noValidate
      className={dialogClasses.form}
      // Enter submits; the form around it would go to its own next field.
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault();
        goOn(answered);
      }}
    >
      <Text tone="soft" aria-live="polite">
        {stepText(step + 1, asked.length)}
      </Text>
      <h3>{templateWords.howMuch(row.name)}</h3>
      <Text tone="soft">
        {usesText(row.quantity, knownUnit(row.unit))}
        {usual && ` ${usualPriceText(usualPrice, usual.content, knownUnit(usual.unit))}`}
      </Text>
      {usual && (
        <Row>
          <Button variant="default" onClick={() => change(usual)}>
            {takeUsualPrice(usualPrice)}
          </Button>
        </Row>
      )}
      <NumberField
        key={`price-${step}`}
        id={`template-price-${step}`}
        field={packFields.price}
        value={row.pack.price}
        prefix="R$"
        onChange={(price) => change({ price })}
      />
      <NumberField
        key={`content-${step}`}
        id={`template-content-${step}`}
        field={packFields.content}
        value={row.pack.content}
        unit={unit}
        onUnit={(named) => change({ unit: named })}
        onChange={(content) => change({ content })}
        suffix={
          <UnitSelect
            id={`template-unit-${step}`}
            label={labels.packUnit}
            value={unit}
            onChange={(named) => change({ unit: named })}
          />
        }
      />
      <div className={dialogClasses.buttons}>
        <Button
          variant="subtle"
          onClick={() => (step === 0 ? onBack() : onAnswer({ step: step - 1 }))}
        >
          Voltar
        </Button>
        <Button variant="default" onClick={() => goOn(withPack({ price: '' }))}>
          {templateWords.skip}
        </Button>
        <Button type="submit">{isLast ? templateWords.fill : templateWords.next}</Button>
      </div>
    </form>
  );
}
