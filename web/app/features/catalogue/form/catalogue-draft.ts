import { isObject, keptLike } from '#core/products/kept-draft.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { deviceStorage, parseJson } from '../../../ui/browser/storage.ts';
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
export function catalogueDraft(userId: string, material: CatalogueMaterial | null) {
  const key = `${draftPrefix(userId)}material:${material?.id ?? 'new'}`;
  return {
    load: () => readKept(parseJson(deviceStorage.read(key))),
    save: (draft: CatalogueDraft) => deviceStorage.write(key, JSON.stringify(draft)),
    clear: () => deviceStorage.remove(key),
  };
}

function readKept(kept: unknown): CatalogueDraft | null {
  if (!isObject(kept) || !isObject(kept.values)) return null;
  const { id, since, values, aside } = kept;
  if (typeof id !== 'string' || typeof since !== 'string') return null;
  return {
    id,
    since,
    values: keptLike(emptyMaterial, values),
    aside: isObject(aside) ? keptLike(emptyMaterial, aside) : null,
  };
}
