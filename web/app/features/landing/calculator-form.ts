import { emptyDraft, type ProductDraft } from '#core/pricing/product-draft.ts';
import { draftContent } from '../pricing/draft-content.ts';

/** So many materials fit into the small calculator. */
export const rowNumbers = [1, 2, 3] as const;

/** The ids of its fields. */
export const ids = {
  form: 'calculadora-form',
  material: (row: number) => `material-${row}`,
  quantity: (row: number) => `quantity-${row}`,
  unitPrice: (row: number) => `unitPrice-${row}`,
  productionTime: 'productionTime',
  hourlyRate: 'hourlyRate',
  fixedCosts: 'fixedCosts',
  noFixedCosts: 'noFixedCosts',
  margin: 'margin',
} as const;

/** A field of the form by its id. */
export function fieldOf(form: HTMLFormElement, id: string): HTMLInputElement {
  const field = form.elements.namedItem(id);
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
  return field;
}

/** What is in the form at this moment. */
export function readDraft(form: HTMLFormElement): ProductDraft {
  const text = (id: string) => fieldOf(form, id).value;
  const fixedCosts = fieldOf(form, ids.fixedCosts);
  return {
    ...emptyDraft(),
    materials: rowNumbers.map((row) => ({
      name: text(ids.material(row)),
      quantity: text(ids.quantity(row)),
      unitPrice: text(ids.unitPrice(row)),
    })),
    productionTime: text(ids.productionTime),
    // What the checkbox has put aside comes back with it.
    fixedCosts: fixedCosts.disabled ? (fixedCosts.dataset.kept ?? '') : fixedCosts.value,
    noFixedCosts: fieldOf(form, ids.noFixedCosts).checked,
    hourlyRate: text(ids.hourlyRate),
    marginPercentage: form.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value ?? '',
  };
}

/** Whether anything was typed or chosen. */
export function isUntouched(draft: ProductDraft): boolean {
  return draftContent(draft) === draftContent(emptyDraft());
}
