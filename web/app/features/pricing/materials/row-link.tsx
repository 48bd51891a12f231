import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { emptyMaterial, type MaterialDraft } from '#core/product-draft/product-draft.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import { areAlike, unitOf } from '#core/units/unit-types.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import { canSaveRow } from '../known-materials/can-save-row.ts';
import type { RowProps } from './material-rows.ts';
import classes from './rows.module.css';

export interface RowLinkProps extends RowProps {
  /** The key of the row. */
  readonly id: string;
  /** Nothing is offered for what is half typed, nor without a catalogue on the form. */
  readonly mayOffer: boolean;
}

const loadOffer = async () => (await import('./row-offer.tsx')).RowOffer;

/** Says that a row came from the catalogue, with the unit there if it is another; or offers to save it. */
export function RowLink({ id, index, rows, mayOffer }: RowLinkProps) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const { materialId, unit, name } = row;
  // A catalogue that is not on the form may be on the device.
  const { data: today } = useQuery({
    ...catalogueQuery,
    enabled: mayOffer,
    select: ({ rows }) => rows.find(({ id }) => id === materialId)?.unitType,
  });
  const isOffered = materialId === '' && mayOffer && canSaveRow(row);
  const Offer = useLoaded(isOffered, loadOffer);
  if (materialId !== '') {
    const isAlike = today === undefined || areAlike(knownUnit(unit), today);
    return (
      <p className={classes.link}>
        <IconLink size={16} aria-hidden />
        {isAlike ? 'Do catálogo' : `No catálogo: por ${unitOf(today).abbreviation}`}
      </p>
    );
  }
  return isOffered && Offer ? <Offer id={id} index={index} rows={rows} name={name} /> : null;
}
