import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { plans } from '#core/plans/plans.ts';
import { costsPerHourOf } from '#core/product-draft/followed-costs.ts';
import type { MaterialDraft, ProductDraft } from '#core/product-draft/product-draft.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import { packFields } from '#core/products/product-fields.ts';
import { productLabels } from '#core/products/product-texts.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import {
  stepText,
  takeUsualPrice,
  templateWords,
  usesText,
  usualPriceText,
} from '#core/templates/template-texts.ts';
import { numberText } from '#core/typed/number-text.ts';
import { queryFailure } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { useUser } from '../../session/user-context.ts';
import { draftFromTemplate, rowsOfTemplate, type TemplateRow } from './draft-from-template.ts';
import { StoredTemplates, TemplatePicker } from './template-picker.tsx';
import { templatesQuery } from './templates-query.ts';

export interface TemplateProgress extends PriceProgress {
  readonly template: Template;
}

export interface TemplateChoiceProps {
  readonly fresh: () => ProductDraft;
  readonly onBegin: (draft: ProductDraft, template: Template) => void;
  readonly onClose: () => void;
  /** Outlives the dialog: no price that was answered is requested again. */
  readonly progress: TemplateProgress | null;
  readonly onProgress: (progress: TemplateProgress | null) => void;
}

/** A template is chosen; then one price is asked for after another, where the catalogue has none. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { fresh, onBegin, onClose, progress, onProgress } = props;
  const { plan, hourPlan } = useUser();
  const templates = useQuery(templatesQuery);
  const catalogue = useQuery(catalogueQuery);
  const begin = (template: Template, rows: readonly MaterialDraft[]) =>
    onBegin(draftFromTemplate(template, rows, fresh(), costsPerHourOf(hourPlan)), template);
  const choose = (template: Template) => {
    const rows = rowsOfTemplate(template, catalogue.data?.rows ?? []);
    const answered = rows.map(({ row }) => row);
    if (rows.some(({ needsPrice }) => needsPrice))
      onProgress({ template, rows, answered, step: 0 });
    else begin(template, answered);
  };
  if (progress) {
    return (
      <PriceSteps
        {...progress}
        onAnswer={(answers) => onProgress({ ...progress, ...answers })}
        onDone={(rows) => begin(progress.template, rows)}
        onBack={() => onProgress(null)}
      />
    );
  }
  if (templates.error && !templates.data) {
    return <LoadError title={templateWords.failed} {...queryFailure(templates)} />;
  }
  // Without the catalogue, prices that are known would be asked for.
  if (!templates.data || catalogue.isPending) return <Waiting>{templateStart.loading}</Waiting>;
  if (!plans[plan].features.templates) {
    return <StoredTemplates templates={templates.data.templates} onClose={onClose} />;
  }
  return (
    <TemplatePicker templates={templates.data.templates} onChoose={choose} onClose={onClose} />
  );
}

interface PriceProgress {
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
function PriceSteps(props: PriceStepsProps) {
  const { rows, answered, step, onAnswer, onDone, onBack } = props;
  const unpriced = rows.flatMap(({ needsPrice }, index) => (needsPrice ? [index] : []));
  const index = unpriced[step] ?? 0;
  const row = answered[index];
  const form = useRef<HTMLFormElement>(null);
  // Each step begins in its first field, whichever button led to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another first field
  useEffect(() => form.current?.querySelector('input')?.focus(), [step]);
  if (!row) return null;
  const isLast = step === unpriced.length - 1;
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
        {stepText(step + 1, unpriced.length)}
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
            label={productLabels.packUnit}
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
