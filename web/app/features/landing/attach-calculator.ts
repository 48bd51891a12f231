import { formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { computePrice } from '#core/pricing/price.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { draftPricing, isBlankRow } from '#core/product-draft/product-draft.ts';
import { questions } from '#core/product-draft/question-texts.ts';
import { questionOfHours } from '#core/product-draft/questions.ts';
import type { productFields } from '#core/products/product-fields.ts';
import { settleNumber, stepNumber } from '#core/typed/number-text.ts';
import { defaultUnitType } from '#core/units/unit-types.ts';
import { afterPress } from '../../ui/browser/after-press.ts';
import { moveWithin } from '../../ui/forms/move-on-enter.ts';
import { priceParts } from '../../ui/price/price-parts.ts';
import { type PricePart, pricePieces, shareText } from '../../ui/price/price-pieces.ts';
import { trialStorage } from '../session/trial.ts';
import { isUntouched, noFixedCosts, numberFieldOf, readDraft } from './calculator-form.ts';

const announceAfterMs = 1_000;

/**
 * Makes the price follow the fields. Plain DOM, because the landing page has no React.
 *
 * @param onSaved called once the price is stored on the device
 * @returns a function that stops it
 */
export function attachCalculator(form: HTMLFormElement, onSaved: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let announcing: number | undefined;

  const announceLater = (text: string) => {
    window.clearTimeout(announcing);
    announcing = window.setTimeout(() => write(form, '[data-announced]', text), announceAfterMs);
  };
  const follow = () => announceLater(show(form));
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.id === noFixedCosts) applyNoFixedCosts(form);
    const field = numberOf(target);
    if (field) note(form, field.input, null);
    follow();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    for (const field of form.elements) settle(form, field);
    store(form);
    onSaved();
  };

  form.addEventListener('input', onInput, { signal });
  form.addEventListener('focusin', ({ target }) => numberOf(target)?.input.select(), { signal });
  form.addEventListener('focusout', ({ target }) => settle(form, target) && follow(), { signal });
  form.addEventListener('keydown', (event) => press(form, event) && follow(), { signal });
  form.addEventListener('submit', onSubmit, { signal });
  // After a reload the browser may restore typed values later than this.
  window.addEventListener('pageshow', () => refresh(form), { signal });
  refresh(form);
  return () => {
    stop.abort();
    window.clearTimeout(announcing);
  };
}

function refresh(form: HTMLFormElement): void {
  applyNoFixedCosts(form);
  const changed = [...form.elements].filter(isChanged);
  for (const field of changed) if (field !== document.activeElement) settle(form, field);
  if (changed.length > 0) show(form);
  const save = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (save) save.disabled = false;
}

function isChanged(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const chosen = field.type === 'checkbox' || field.type === 'radio';
  return chosen ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** @returns the result for screen readers */
function show(form: HTMLFormElement): string {
  const price = computePrice(draftPricing(readDraft(form)));
  const finalPrice = formatMoney(price.finalPrice);
  const profit = formatMoney(price.profit);
  write(form, '[data-figure="finalPrice"]', finalPrice);
  write(form, '[data-figure="profit"]', profit);
  write(form, '[data-figure="totalCost"]', formatMoney(price.totalCost));
  write(form, '[data-figure="netMargin"]', formatPercent(price.netMargin));
  redrawPrice(form, priceParts(price));
  return `${priceLabels.suggestedPrice} ${finalPrice}, ${priceLabels.profit} ${profit}`;
}

/** Arrows step a number; Enter leads to the next field. @returns whether a value changed */
function press(form: HTMLFormElement, event: KeyboardEvent): boolean {
  const { key, target } = event;
  const field = numberOf(target);
  if (field && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault();
    field.input.value = stepNumber(field.kind, field.input.value, key === 'ArrowUp' ? 1 : -1);
    return true;
  }
  moveWithin(form, event);
  return false;
}

/** Formats a number once its field is left, with a note. @returns whether the value changed */
function settle(form: HTMLFormElement, target: unknown): boolean {
  const field = numberOf(target);
  if (!field || field.input.disabled) return false;
  // Without other units here, '60 g' is 60.
  const settled = settleNumber(field.kind, field.input.value, defaultUnitType);
  const text = [settled.note, hoursQuestion(field)].filter((each) => each !== null).join(' ');
  afterPress(() => note(form, field.input, text, settled.isEchoed));
  if (settled.text === field.input.value) return false;
  field.input.value = settled.text;
  return true;
}

/** '45 horas nesta peça? Se são minutos: 45 min' */
function hoursQuestion({ input }: { input: HTMLInputElement }): string | null {
  if (input.id !== ('productionTime' satisfies keyof typeof productFields)) return null;
  const question = questionOfHours({ productionTime: input.value, batchSize: '' });
  if (!question?.asMinutes) return question?.text ?? null;
  return `${question.text} ${questions.areMinutes} ${question.asMinutes}.`;
}

function numberOf(target: unknown) {
  if (!(target instanceof HTMLInputElement)) return null;
  const kind = numberFieldOf(target.dataset.number ?? '');
  return kind ? { input: target, kind } : null;
}

function note(
  form: HTMLFormElement,
  { id }: HTMLInputElement,
  text: string | null,
  isEchoed = false,
): void {
  const place = `#${id}-note`;
  form.querySelector(place)?.toggleAttribute('data-says-back', isEchoed);
  write(form, place, text ?? '');
}

function applyNoFixedCosts(form: HTMLFormElement): void {
  const field = form.elements.namedItem('fixedCosts' satisfies keyof typeof productFields);
  const box = form.elements.namedItem(noFixedCosts);
  if (!(field instanceof HTMLInputElement && box instanceof HTMLInputElement)) return;
  const none = box.checked;
  if (none === field.disabled) return;
  field.disabled = none;
  if (none) field.dataset.kept = field.value;
  field.value = none ? '0,00' : (field.dataset.kept ?? field.defaultValue);
  note(form, field, null);
}

/** Stores the typed price for a later account, unless the form is untouched. */
function store(form: HTMLFormElement): void {
  const draft = readDraft(form);
  if (isUntouched(draft)) return;
  const filled = draft.materials.filter((row) => !isBlankRow(row));
  trialStorage.keep({ ...draft, materials: filled.length > 0 ? filled : draft.materials });
}

function write(form: HTMLFormElement, selector: string, text: string): void {
  const element = form.querySelector<HTMLElement>(selector);
  if (!element || element.textContent === text) return;
  element.textContent = text;
  element.style.setProperty('--length', String(text.length));
}

/** Updates a PriceDrawing in place. */
function redrawPrice(drawing: HTMLElement, parts: readonly PricePart[]): void {
  const find = (name: string, kind: string) =>
    drawing.querySelector<HTMLElement | SVGElement>(`[data-${name}="${kind}"]`);

  for (const { kind, x, width, seam } of pricePieces(parts)) {
    find('piece', kind)?.style.setProperty('x', `${x}px`);
    find('piece', kind)?.style.setProperty('width', `${width}px`);
    find('seam', kind)?.style.setProperty('x', `${seam}px`);
  }
  for (const part of parts) {
    writeText(find('share', part.kind), shareText(part));
    writeText(find('amount', part.kind), part.amount);
  }
}

function writeText(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}
