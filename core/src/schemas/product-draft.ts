import { z } from 'zod';
import { emptyMaterial, emptyProduct } from '../products/product-draft.ts';

const { materials: _, ...emptyFields } = emptyProduct();

/**
 * The pricing form as typed, read back from where it was kept. What was kept by an older version may
 * lack a field: it is then as in a fresh form.
 */
export const productDraftSchema = z.object({
  ...keptLike(emptyFields),
  materials: z.array(z.object(keptLike(emptyMaterial))).min(1),
});

function keptLike<Draft extends Readonly<Record<string, string | boolean>>>(fresh: Draft) {
  const kept = Object.entries(fresh).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? z.boolean().default(value) : z.string().default(value),
  ]);
  return Object.fromEntries(kept) as { [Key in keyof Draft]: z.ZodType<Draft[Key]> };
}
