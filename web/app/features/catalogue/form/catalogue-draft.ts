import { isObject, storedLike } from '#core/products/stored-product-draft.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { draftSlot } from '../../session/draft-slot.ts';
import { draftPrefix } from '../../session/drafts.ts';
import { emptyMaterial, type MaterialValues } from './material-values.ts';

export interface CatalogueDraft {
  /** The id it is saved under, so that a try that arrived unseen is not made twice. */
  readonly id: string;
  /** The version that the changes were made to; '' for a new one. */
  readonly since: string;
  readonly values: MaterialValues;
  /** The user's own texts, while the fields hold what somebody else saved. */
  readonly aside: MaterialValues | null;
}

/** The texts of a material, or of a new one, that were neither saved nor discarded. */
export const catalogueDraft = (userId: string, material: CatalogueMaterial | null) =>
  draftSlot(`${draftPrefix(userId)}material:${material?.id ?? 'new'}`, readStoredDraft);

function readStoredDraft(stored: unknown): CatalogueDraft | null {
  if (!isObject(stored) || !isObject(stored.values)) return null;
  const { id, since, values, aside } = stored;
  if (typeof id !== 'string' || typeof since !== 'string') return null;
  return {
    id,
    since,
    values: storedLike(emptyMaterial, values),
    aside: isObject(aside) ? storedLike(emptyMaterial, aside) : null,
  };
}
