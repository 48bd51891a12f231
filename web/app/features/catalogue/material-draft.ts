import { z } from 'zod';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { deviceStorage, parseJson } from '../../ui/storage.ts';
import { draftPrefix } from '../session/drafts.ts';

const text = z.string();
const storedDraft = z.object({
  /** The id it is saved under, so that a try that arrived unseen is not made twice. */
  id: z.uuid(),
  /** When the material was as the changes began; '' for a new one. */
  since: text,
  values: z.object({ name: text, unitPrice: text, unitType: text, category: text }),
});

type MaterialDraft = z.infer<typeof storedDraft>;

/** What was typed for a material, or for a new one, and neither saved nor discarded. */
export function materialDraft(userId: string, material: CatalogueMaterial | null) {
  const key = `${draftPrefix(userId)}material:${material?.id ?? 'new'}`;
  const since = material?.updatedAt ?? '';
  return {
    load(): MaterialDraft | null {
      const stored = storedDraft.safeParse(parseJson(deviceStorage.read(key)));
      // Changes to what has changed since would undo somebody's work unseen.
      return stored.success && stored.data.since === since ? stored.data : null;
    },
    save: (draft: Omit<MaterialDraft, 'since'>) =>
      deviceStorage.write(key, JSON.stringify({ ...draft, since })),
    clear: () => deviceStorage.remove(key),
  };
}
