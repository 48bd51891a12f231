import { useQuery } from '@tanstack/react-query';
import { costsPerHourOf } from '#core/hour/followed-costs.ts';
import { plans } from '#core/plans/plans.ts';
import type { MaterialDraft, ProductDraft } from '#core/products/product-draft.ts';
import type { Template } from '#core/schemas/template.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { templateWords } from '#core/templates/template-texts.ts';
import { queryFailure } from '../../../api/api-error.ts';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { useUser } from '../../session/user-context.ts';
import { draftFromTemplate, rowsOfTemplate } from './draft-from-template.ts';
import { type PriceProgress, PriceSteps } from './material-price-steps.tsx';
import { KeptTemplates, TemplatePicker } from './template-picker.tsx';
import { templatesQuery } from './templates-query.ts';

export interface TemplateProgress extends PriceProgress {
  readonly template: Template;
}

export interface TemplateChoiceProps {
  readonly fresh: () => ProductDraft;
  readonly onBegin: (draft: ProductDraft, template: Template) => void;
  readonly onClose: () => void;
  /** Outlives the dialog: no price that was answered is asked for again. */
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
    if (rows.some(({ isAsked }) => isAsked)) onProgress({ template, rows, answered, step: 0 });
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
    return <KeptTemplates templates={templates.data.templates} onClose={onClose} />;
  }
  return (
    <TemplatePicker templates={templates.data.templates} onChoose={choose} onClose={onClose} />
  );
}
