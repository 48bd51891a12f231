import { z } from 'zod';

/** The pricing form as typed (ProductDraft), read back from where it was kept. */
export const productDraftSchema = z.object({
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
