import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { planWords } from '#core/plans/plan-texts.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { materialsLead } from '#core/product-draft/form-texts.ts';
import { LinkButton, QuietButton } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import type { MaterialLimit } from '../draft/material-limit.ts';
import { FormSection } from '../form/form-section.tsx';
import { ErrorsContext, usePieces } from '../form/use-pricing-form.ts';
import { MaterialRow } from './material-row.tsx';
import type { MaterialRows } from './material-rows.ts';

interface MaterialsSectionProps {
  readonly keys: readonly string[];
  readonly rows: MaterialRows;
  readonly limit: MaterialLimit;
  readonly hasCatalogue: boolean;
  /** What stands below the button that adds a row. */
  readonly children: ReactNode;
}

export function MaterialsSection({
  keys,
  rows,
  limit,
  hasCatalogue,
  children,
}: MaterialsSectionProps) {
  const error = useContext(ErrorsContext).materials;
  return (
    <FormSection title={priceLabels.materials} lead={materialsLead(usePieces())}>
      <ul>
        {keys.map((key, index) => (
          <MaterialRow
            key={key}
            id={key}
            rows={rows}
            index={index}
            removable={keys.length > 1}
            hasCatalogue={hasCatalogue}
          />
        ))}
      </ul>
      <div id="materials" role="alert">
        {error && (
          <Note
            kind="bad"
            action={
              limit.byPlan && (
                <LinkButton to="/upgrade" variant="default" size="sm">
                  {planWords.upgradeHere}
                </LinkButton>
              )
            }
          >
            {error}
          </Note>
        )}
      </div>
      <div>
        <QuietButton onClick={() => rows.add()}>
          <IconPlus size={18} aria-hidden /> Adicionar material
        </QuietButton>
      </div>
      {children}
    </FormSection>
  );
}
