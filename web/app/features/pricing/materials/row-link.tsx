import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { areAlike, unitOf } from '#core/choices/unit-types.ts';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import { canKeepRow } from '../known-materials/can-keep-row.ts';
import { KeepInCatalogue } from '../known-materials/keep-in-catalogue.tsx';
import classes from './material-rows.module.css';
import type { MaterialRows } from './material-rows.ts';

interface RowLinkProps {
  /** The key of the row. */
  readonly id: string;
  readonly index: number;
  readonly rows: MaterialRows;
  /** Nothing is offered for what is half typed, nor without a catalogue on the form. */
  readonly mayOffer: boolean;
}

/**
 * Says that a row came from the catalogue, and by what it is priced there if that tells its price no
 * more; or offers to keep it there.
 */
export function RowLink({ id, index, rows, mayOffer }: RowLinkProps) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const { materialId, unit, name } = row;
  // A catalogue that is not on the form may be on the device.
  const { data: today } = useQuery({
    ...catalogueQuery,
    enabled: mayOffer,
    select: ({ rows: known }) => known.find(({ id: each }) => each === materialId)?.unitType,
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
  if (!mayOffer || !canKeepRow(row)) return null;
  return (
    <div className={classes.link}>
      <KeepInCatalogue
        row={id}
        name={name}
        onKeep={() => rows.keep(index)}
        onUse={(material) => rows.fill(index, material)}
      />
    </div>
  );
}
