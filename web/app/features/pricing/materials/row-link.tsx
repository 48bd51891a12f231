import { IconLink } from '@tabler/icons-react';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import { KeepInCatalogue } from '../known-materials/keep-in-catalogue.tsx';
import { mayBeKept } from '../known-materials/keeping.ts';
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

/** Says that a row came from the catalogue, or offers to keep it there. */
export function RowLink({ id, index, rows, mayOffer }: RowLinkProps) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  if (row.materialId !== '') {
    return (
      <p className={classes.link}>
        <IconLink size={16} aria-hidden /> Do catálogo
      </p>
    );
  }
  if (!mayOffer || !mayBeKept(row)) return null;
  return (
    <div className={classes.link}>
      <KeepInCatalogue row={id} onKeep={() => rows.keep(index)} />
    </div>
  );
}
