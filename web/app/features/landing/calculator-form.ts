import type { NumberField } from '#core/fields/field.ts';
import { materialFields, productFields } from '#core/products/fields.ts';
import {
  emptyMaterial,
  emptyProduct,
  type ProductDraft,
  productContent,
} from '#core/products/product-draft.ts';

/** So many materials fit into the small calculator. */
export const rowNumbers = [1, 2, 3] as const;

/** The id of its form. */
export const formId = 'calculadora-form';

/** The box that says that there are no fixed costs; it stands beside their field. */
export const noFixedCosts = productFields.fixedCosts.noneBy;

/** A field of a product has its own name here, one of a material its row behind it. */
export const rowId = (field: string, row: number) => `${field}-${row}`;

/** What a number field of the form is, by the name in its data-number. */
export function numberFieldOf(name: string): NumberField | undefined {
  const field = Object.entries({ ...productFields, ...materialFields }).find(
    ([key]) => key === name,
  )?.[1];
  return field?.kind === 'number' ? field : undefined;
}

/** The form's present content. A field that it does not ask for is as in a fresh form. */
export function readDraft(form: HTMLFormElement): ProductDraft {
  const { materials: _, ...fresh } = emptyProduct();
  return {
    ...typedInto(form, fresh, (key) => key),
    materials: rowNumbers.map((row) => typedInto(form, emptyMaterial, (key) => rowId(key, row))),
  };
}

function typedInto<Draft extends object>(
  form: HTMLFormElement,
  fresh: Draft,
  idOf: (key: string) => string,
): Draft {
  const typed = Object.keys(fresh).flatMap((key) => {
    const value = typedIn(form.elements.namedItem(idOf(key)));
    return value === null ? [] : [[key, value]];
  });
  return { ...fresh, ...Object.fromEntries(typed) };
}

function typedIn(field: Element | RadioNodeList | null): string | boolean | null {
  if (field instanceof RadioNodeList) return field.value;
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.type === 'checkbox') return field.checked;
  // A field that a box has turned off still has the text that was put aside.
  return field.disabled ? (field.dataset.kept ?? '') : field.value;
}

const untouched = productContent(emptyProduct());

/** Whether anything was typed or chosen. */
export function isUntouched(draft: ProductDraft): boolean {
  return productContent(draft) === untouched;
}
