import { z } from 'zod';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { deviceStorage, parseJson } from '../../ui/storage.ts';
import { draftPrefix } from '../session/drafts.ts';

const text = z.string();
const storedValues = z.object({ name: text, unitPrice: text, unitType: text, category: text });
const storedDraft = z.object({
  /** The id it is saved under, so that a try that arrived unseen is not made twice. */
  id: z.uuid(),
  /** The version that the changes were made to; '' for a new one. */
  since: text,
  values: storedValues,
  /** What the user had typed, while what somebody else saved is in the fields. */
  aside: storedValues.nullable().default(null),
});

export type MaterialDraft = z.infer<typeof storedDraft>;

/** What was typed for a material, or for a new one, and neither saved nor discarded. */
export function materialDraft(userId: string, material: CatalogueMaterial | null) {
  const key = `${draftPrefix(userId)}material:${material?.id ?? 'new'}`;
  return {
    load: (): MaterialDraft | null =>
      storedDraft.safeParse(parseJson(deviceStorage.read(key))).data ?? null,
    save: (draft: MaterialDraft) => deviceStorage.write(key, JSON.stringify(draft)),
    clear: () => deviceStorage.remove(key),
  };
}
