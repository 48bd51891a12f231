import type { KeyboardEvent } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// What is filled in already, or goes with another field, may be passed by.
const passedBy = '[readonly], [tabindex="-1"], [data-passed-by], :disabled';
const fields = `:is(input, select, textarea):not(${passedBy})`;

/**
 * The onKeyDown of a form, or of an element around fields. Enter goes on from a field whose
 * `enterKeyHint` is 'next' and does nothing at 'done'. Otherwise, and after the last, the browser
 * sends.
 */
export function moveOnEnter({ nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>): void {
  moveWithin(currentTarget, nativeEvent);
}

/** Moves on at Enter in a page without React, as moveOnEnter() does. */
export function moveWithin(container: HTMLElement, event: globalThis.KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement)) return;
  if (target.enterKeyHint !== 'next' && target.enterKeyHint !== 'done') return;
  const next = target.enterKeyHint === 'next' ? fieldAfter(target, container) : null;
  // The last field of a dialog sends it.
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
}

function fieldAfter(field: HTMLInputElement, container: HTMLElement): Field | undefined {
  const all = [...container.querySelectorAll<Field>(fields)];
  return all.find(
    (each) =>
      isAfter(each, field) && each.checkVisibility() && (!isRadio(each) || leads(each, field, all)),
  );
}

function isAfter(field: Field, before: Field): boolean {
  return (before.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Whether a radio button is in another group than the field before, and the one that Tab reaches
 * there.
 */
function leads(radio: HTMLInputElement, before: HTMLInputElement, all: readonly Field[]): boolean {
  if (isRadio(before) && before.name === radio.name) return false;
  const group = all.filter(isRadio).filter(({ name }) => name === radio.name);
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

function isRadio(field: Field): field is HTMLInputElement {
  return field.type === 'radio';
}
