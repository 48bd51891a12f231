import { useEffect, useRef } from 'react';
import { emptyProduct, type ProductDraft } from '#core/products/product-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import type { DraftWork } from './draft-work.ts';

type Defaults = Pick<Me, 'craftType' | 'hourlyRate'>;

/** A fresh form for this user. */
export function freshDraft({ craftType, hourlyRate }: Defaults): ProductDraft {
  return emptyProduct({ craftCategory: craftType, hourlyRate });
}

/** A form in which nothing was typed yet follows the user's craft and rate, changed elsewhere. */
export function useFreshDefaults(work: DraftWork, user: Defaults): void {
  const { craftType, hourlyRate } = user;
  const shown = useRef({ craftType, hourlyRate });
  useEffect(() => {
    const before = shown.current;
    if (before.craftType === craftType && before.hourlyRate === hourlyRate) return;
    shown.current = { craftType, hourlyRate };
    const untouched = !work.isUnsaved();
    work.rebase(freshDraft({ craftType, hourlyRate }), null);
    if (untouched) work.showSaved();
  }, [work, craftType, hourlyRate]);
}
