import { IconBookmark } from '@tabler/icons-react';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { rowOffers } from '#core/catalogue/known-material-texts.ts';
import { sameNameKey } from '#core/names/same-name.ts';
import { underWay } from '../../../acts/act.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { saveRowKey } from '../known-materials/can-save-row.ts';
import { findByName } from '../known-materials/find-by-name.ts';
import { rowFromCatalogue } from '../known-materials/row-from-catalogue.ts';
import type { RowProps } from './material-rows.ts';
import classes from './rows.module.css';

interface RowOfferProps extends RowProps {
  /** The key of the row. */
  readonly id: string;
  readonly name: string;
}

/** Offers to save the row in the catalogue, or to use the material of its name that is there. */
export function RowOffer({ id: key, index, rows, name }: RowOfferProps) {
  const isSaving = useMutationState(underWay(saveRowKey)).some(({ id }) => id === key);
  const { data } = useQuery(catalogueQuery);
  if (!data?.complete) return null;
  const known = findByName(data.rows, name);
  if (!known) {
    return (
      <div className={classes.link}>
        <QuietButton onClick={() => rows.saveToCatalogue(index)} disabled={isSaving}>
          <IconBookmark size={16} aria-hidden />
          {isSaving ? rowOffers.saving : rowOffers.save}
        </QuietButton>
      </div>
    );
  }
  const isSame = sameNameKey(known.name) === sameNameKey(name);
  return (
    <div className={classes.link} data-known>
      <span>{isSame ? rowOffers.sameName : rowOffers.likeName(known.name)}</span>
      <QuietButton onClick={() => rows.fill(index, rowFromCatalogue(known))} disabled={isSaving}>
        <IconBookmark size={16} aria-hidden />
        {rowOffers.use}
      </QuietButton>
    </div>
  );
}
