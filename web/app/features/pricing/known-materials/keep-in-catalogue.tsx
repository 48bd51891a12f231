import { IconBookmark } from '@tabler/icons-react';
import { useMutationState } from '@tanstack/react-query';
import { underWay } from '../../../acts/act.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { keepingKey } from './keeping.ts';

interface KeepInCatalogueProps {
  /** The key of the row. */
  readonly row: string;
  readonly onKeep: () => void;
}

/** Offers to keep a row in the catalogue. */
export function KeepInCatalogue({ row, onKeep }: KeepInCatalogueProps) {
  const isUnderWay = useMutationState(underWay(keepingKey)).some(({ id }) => id === row);
  return (
    <QuietButton onClick={onKeep} disabled={isUnderWay}>
      <IconBookmark size={16} aria-hidden />
      {isUnderWay ? 'Guardando…' : 'Guardar no catálogo'}
    </QuietButton>
  );
}
