import { useEffect, useRef } from 'react';
import { emptyDraft, type ProductDraft } from '#core/pricing/product-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import type { DraftWork } from './draft-work.ts';
import { fieldText } from './settle-number.ts';

type Defaults = Pick<Me, 'craftType' | 'hourlyRate'>;

/** A fresh form for this user, its numbers written as their fields write them. */
export function freshDraft(user: Defaults): ProductDraft {
  const draft = emptyDraft({ craftCategory: user.craftType, hourlyRate: user.hourlyRate });
  return { ...draft, fixedCosts: fieldText('fixedCosts', draft.fixedCosts) };
}

/** A form in which nothing was typed yet follows the user's craft and rate, changed elsewhere. */
export function useFreshDefaults(work: DraftWork, user: Defaults): void {
  const { craftType, hourlyRate } = user;
  const shown = useRef({ craftType, hourlyRate });
  useEffect(() => {
    const before = shown.current;
    if (before.craftType === craftType && before.hourlyRate === hourlyRate) return;
    shown.current = { craftType, hourlyRate };
    const untouched = !work.store.isUnsaved();
    work.rebase(freshDraft({ craftType, hourlyRate }), null);
    if (untouched) work.showSaved();
  }, [work, craftType, hourlyRate]);
}
