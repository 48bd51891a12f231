import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templateStart } from '#core/messages/template-start.ts';
import { templateWords } from '#core/messages/templates.ts';
import type { MaterialDraft, ProductDraft } from '#core/products/product-draft.ts';
import type { Template } from '#core/schemas/template.ts';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { draftFromTemplate, rowsOfTemplate, type TemplateRow } from './draft-from-template.ts';
import { PriceSteps } from './price-steps.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { templatesQuery } from './templates-query.ts';

export interface TemplateChoiceProps {
  /** An empty form of this user. */
  readonly fresh: () => ProductDraft;
  readonly onBegin: (draft: ProductDraft, template: Template) => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly template: Template;
  readonly rows: readonly TemplateRow[];
}

/** A template is chosen; then one price is asked for after another, where the catalogue has none. */
export function TemplateChoice({ fresh, onBegin, onClose }: TemplateChoiceProps) {
  const templates = useQuery(templatesQuery);
  const catalogue = useQuery(catalogueQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const begin = (template: Template, rows: readonly MaterialDraft[]) =>
    onBegin(draftFromTemplate(template, rows, fresh()), template);
  const choose = (template: Template) => {
    const rows = rowsOfTemplate(template, catalogue.data?.rows ?? []);
    if (rows.some(({ isAsked }) => isAsked)) setChosen({ template, rows });
    else
      begin(
        template,
        rows.map(({ row }) => row),
      );
  };
  if (chosen) {
    return (
      <PriceSteps
        rows={chosen.rows}
        onDone={(rows) => begin(chosen.template, rows)}
        onBack={() => setChosen(null)}
      />
    );
  }
  if (templates.error && !templates.data) {
    return (
      <LoadError
        title={templateWords.failed}
        error={templates.error}
        onRetry={() => void templates.refetch()}
        retrying={templates.isFetching}
      />
    );
  }
  // Without the catalogue, prices that are known would be asked for.
  if (!templates.data || catalogue.isPending) return <Waiting>{templateStart.loading}</Waiting>;
  return <TemplatePicker templates={templates.data} onChoose={choose} onClose={onClose} />;
}
