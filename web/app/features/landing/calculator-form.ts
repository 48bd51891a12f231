import type { NumberField } from '#core/fields/field.ts';
import {
  emptyMaterial,
  emptyProduct,
  type ProductDraft,
  productContent,
} from '#core/product-draft/product-draft.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';

export const rowNumbers = [1, 2, 3] as const;

export const formId = 'calculadora-form';

/** The id of the checkbox for no fixed costs. */
export const noFixedCosts = productFields.fixedCosts.noneBy;

/** The id of a material's field; a product's field has its name as id. */
export const rowId = (field: string, row: number) => `${field}-${row}`;

/** @param name of data-number */
export function numberFieldOf(name: string): NumberField | undefined {
  const field = Object.entries({ ...productFields, ...materialFields }).find(
    ([key]) => key === name,
  )?.[1];
  return field?.kind === 'number' ? field : undefined;
}

/** The form's values; other fields as in an empty product. */
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
  // A field that the checkbox disabled still has its earlier text.
  return field.disabled ? (field.dataset.kept ?? '') : field.value;
}

const untouched = productContent(emptyProduct());

export function isUntouched(draft: ProductDraft): boolean {
  return productContent(draft) === untouched;
}
