import { isObject, keptLike } from '#core/products/kept-draft.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { deviceStorage, parseJson } from '../../../ui/storage.ts';
import { draftPrefix } from '../../session/drafts.ts';
import { emptyMaterial, type MaterialValues } from './material-values.ts';

export interface MaterialDraft {
  /** The id it is saved under, so that a try that arrived unseen is not made twice. */
  readonly id: string;
  /** The version that the changes were made to; '' for a new one. */
  readonly since: string;
  readonly values: MaterialValues;
  /** What the user had typed, while what somebody else saved is in the fields. */
  readonly aside: MaterialValues | null;
}

/** What was typed for a material, or for a new one, and neither saved nor discarded. */
export function materialDraft(userId: string, material: CatalogueMaterial | null) {
  const key = `${draftPrefix(userId)}material:${material?.id ?? 'new'}`;
  return {
    load: () => readKept(parseJson(deviceStorage.read(key))),
    save: (draft: MaterialDraft) => deviceStorage.write(key, JSON.stringify(draft)),
    clear: () => deviceStorage.remove(key),
  };
}

function readKept(kept: unknown): MaterialDraft | null {
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
