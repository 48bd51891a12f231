import { type Formattable, formatMoney } from '../numbers/formats.ts';
import { once } from '../once.ts';
import { foldText } from '../search/fold-text.ts';

/** What a customer may know of a product; the price in R$. */
export interface OfferedProduct {
  readonly name: string;
  readonly finalPrice: Formattable;
  readonly materials: readonly { readonly name: string }[];
}

const named = 10;

const list = once(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }));

/** A product for whoever may buy it: name, price and materials, without any cost. */
export function customerText({ name, finalPrice, materials }: OfferedProduct): string {
  return [onOneLine(name), formatMoney(finalPrice), sentenceOf(materials)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a product is made of: 'fio de algodão, olhos e fibra'. Empty where nothing has a name. */
export function madeOf(materials: OfferedProduct['materials']): string {
  const names = distinct(materials.map(({ name }) => onOneLine(name))).map(withinSentence);
  const more = names.length - named;
  return list().format(more > 0 ? [...names.slice(0, named), `mais ${more}`] : names);
}

function sentenceOf(materials: OfferedProduct['materials']): string {
  const listed = madeOf(materials);
  if (listed === '') return '';
  return `Feito à mão com: ${listed}${listed.endsWith('.') ? '' : '.'}`;
}

function distinct(names: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const name of names) {
    const folded = foldText(name);
    if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, name);
  }
  return [...byFolded.values()];
}

// What would break a message into other lines, or turn the reading direction of what follows.
const breaks = /[\p{Cc}\p{Z}]+/gu;
const turns = /[\u202a-\u202e\u2066-\u2069]/gu;

const onOneLine = (text: string) => text.replaceAll(turns, '').replaceAll(breaks, ' ').trim();

// 'Fio de algodão', but neither 'MDF' nor 'Linha Círculo'.
const usualStart = /^\p{Lu}[\p{Ll}\p{M}]+(?=$|[^\p{L}](?!\p{Lu}))/u;

/** A name as it stands within a sentence: 'Fio de algodão' → 'fio de algodão'. */
function withinSentence(name: string): string {
  return name.replace(usualStart, (word) => word.toLocaleLowerCase('pt-BR'));
}
