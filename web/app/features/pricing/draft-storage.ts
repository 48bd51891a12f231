import { z } from 'zod';
import type { ProductDraft } from '#core/pricing/product-draft.ts';
import { deviceStorage, parseJson } from '../../ui/storage.ts';
import { draftPrefix } from '../session/drafts.ts';

const storedDraft = z.object({
  name: z.string(),
  craftCategory: z.string(),
  materials: z
    .array(z.object({ name: z.string(), quantity: z.string(), unitPrice: z.string() }))
    .min(1),
  productionTime: z.string(),
  fixedCosts: z.string(),
  noFixedCosts: z.boolean(),
  hourlyRate: z.string(),
  marginPercentage: z.string(),
});

function keyOf(userId: string): string {
  return `${draftPrefix(userId)}product`;
}

/** The unsaved product of a user on this device. */
export const draftStorage = {
  load(userId: string): ProductDraft | null {
    const stored = storedDraft.safeParse(parseJson(deviceStorage.read(keyOf(userId))));
    return stored.success ? stored.data : null;
  },
  save(userId: string, draft: ProductDraft): void {
    deviceStorage.write(keyOf(userId), JSON.stringify(storedDraft.parse(draft)));
  },
  clear(userId: string): void {
    deviceStorage.remove(keyOf(userId));
  },
};
