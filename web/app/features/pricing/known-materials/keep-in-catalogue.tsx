import { IconBookmark } from '@tabler/icons-react';
import { useMutationState, useQuery } from '@tanstack/react-query';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import { underWay } from '../../../acts/act.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { keepRowKey } from './can-keep-row.ts';
import { findByName } from './find-by-name.ts';
import { rowFromCatalogue } from './row-from-catalogue.ts';

interface KeepInCatalogueProps {
  /** The key of the row. */
  readonly row: string;
  /** Of its material. */
  readonly name: string;
  readonly onKeep: () => void;
  readonly onUse: (material: MaterialDraft) => void;
}

/** Offers to keep a row in the catalogue; where its name is there already, to use that material. */
export function KeepInCatalogue({ row, name, onKeep, onUse }: KeepInCatalogueProps) {
  const isUnderWay = useMutationState(underWay(keepRowKey)).some(({ id }) => id === row);
  const { data } = useQuery(catalogueQuery);
  if (!data?.complete) return null;
  const known = findByName(data.rows, name);
  const use = known && (() => onUse(rowFromCatalogue(known)));
  return (
    <QuietButton onClick={use ?? onKeep} disabled={isUnderWay}>
      <IconBookmark size={16} aria-hidden />
      {isUnderWay ? 'Guardando…' : use ? 'Usar o do catálogo' : 'Guardar no catálogo'}
    </QuietButton>
  );
}
