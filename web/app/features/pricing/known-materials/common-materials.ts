import { sameNameKey } from '#core/names/same-name.ts';
import { once } from '#core/once.ts';
import { type MaterialDraft, materialDraft } from '#core/product-draft/product-draft.ts';
import { readyTemplates } from '#core/templates/all-templates.ts';
import { blankRow } from '../draft/draft-rows.ts';

export interface CommonMaterial {
  readonly name: string;
  /** The material as it is usually bought: its name, unit and pack. What was paid and used is the person's own. */
  readonly row: MaterialDraft;
}

/** What pieces are usually made of, by the ready templates, once each. */
export const commonMaterials = once((): readonly CommonMaterial[] => {
  const byName = new Map<string, CommonMaterial>();
  for (const { name, unit, pack } of readyTemplates().flatMap(({ materials }) => materials)) {
    if (!pack || byName.has(sameNameKey(name))) continue;
    const bought = { ...blankRow, name, unit };
    const { pack: shown } = materialDraft({
      ...{ name, unit, quantity: 1, wastePercentage: 0, unitPrice: null, materialId: null },
      pack: { ...pack, price: 0 },
    });
    byName.set(sameNameKey(name), { name, row: { ...bought, pack: { ...shown, price: '' } } });
  }
  return [...byName.values()];
});
