import { IconBookmark, IconLink } from '@tabler/icons-react';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { areAlike, unitOf } from '#core/choices/unit-types.ts';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { underWay } from '../../../acts/act.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import { canSaveRow, saveRowKey } from '../known-materials/can-save-row.ts';
import { findByName } from '../known-materials/find-by-name.ts';
import { rowFromCatalogue } from '../known-materials/row-from-catalogue.ts';
import classes from './material-rows.module.css';
import type { RowProps } from './material-rows.ts';

interface RowLinkProps extends RowProps {
  /** The key of the row. */
  readonly id: string;
  /** Nothing is offered for what is half typed, nor without a catalogue on the form. */
  readonly mayOffer: boolean;
}

/** Says that a row came from the catalogue, with the unit there if it is another; or offers to save it. */
export function RowLink(props: RowLinkProps) {
  const { index, mayOffer } = props;
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const { materialId, unit, name } = row;
  // A catalogue that is not on the form may be on the device.
  const { data: today } = useQuery({
    ...catalogueQuery,
    enabled: mayOffer,
    select: ({ rows }) => rows.find(({ id }) => id === materialId)?.unitType,
  });
  if (materialId !== '') {
    const isAlike = today === undefined || areAlike(knownUnit(unit), today);
    return (
      <p className={classes.link}>
        <IconLink size={16} aria-hidden />
        {isAlike ? 'Do catálogo' : `No catálogo: por ${unitOf(today).abbreviation}`}
      </p>
    );
  }
  if (!mayOffer || !canSaveRow(row)) return null;
  return (
    <div className={classes.link}>
      <SaveToCatalogue {...props} name={name} />
    </div>
  );
}

/** Saves the row in the catalogue, or uses the material of its name that is there. */
function SaveToCatalogue({ id: key, index, rows, name }: RowLinkProps & { readonly name: string }) {
  const isSaving = useMutationState(underWay(saveRowKey)).some(({ id }) => id === key);
  const { data } = useQuery(catalogueQuery);
  if (!data?.complete) return null;
  const known = findByName(data.rows, name);
  const act = () =>
    known ? rows.fill(index, rowFromCatalogue(known)) : rows.saveToCatalogue(index);
  return (
    <QuietButton onClick={act} disabled={isSaving}>
      <IconBookmark size={16} aria-hidden />
      {isSaving ? 'Guardando…' : known ? 'Usar o do catálogo' : 'Guardar no catálogo'}
    </QuietButton>
  );
}
