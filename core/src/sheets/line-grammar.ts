import { type UnitTypeId, unitOf } from '../choices/unit-types.ts';
import { foldText } from '../text/fold-text.ts';
import { unitNamed } from '../typed/unit-words.ts';
import { wordList } from './words.ts';

const moment = String.raw`(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?)`;
/** '[10:15, 28/11/2026] Maria: ' */
const sender = new RegExp(
  String.raw`^\[?${moment}(?:,?\s+${moment})?\]?\s*(?:[-–]\s*)?[^:\d]{1,40}:\s+`,
  'iu',
);
/** What people put before what they list. */
const listMark =
  /^(?:(?:[•·▪◦*☐☑✔✓✅➤►»]|[-–—](?=\s?\p{L})|\[[ xX]?\]|\d{1,2}\s?[.)º-](?=\s)|\p{ExtPict}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\s*)+/u;
const emphasis = /(?<=^|[\s(])[*_]+(?=\S)|(?<=\S)[*_]+(?=[\s),.:;!-]|$)/g;
const leaders = /\s*(?:\.{2,}|…|→|[-=]+>|⇒|➡️?|(?<=\s)@(?=\s))\s*/g;

export const withoutListMark = (text: string) => text.replace(listMark, '');

/** A line without who sent it, and without the signs that mark, stress or lead. */
export const plainLine = (written: string) =>
  withoutListMark(written.trim().replace(sender, ''))
    .replace(emphasis, '')
    .replace(leaders, ' - ')
    .trim();

/** What is struck, and numbers of other things: links, documents, telephones, days and times. */
export const elsewhere = new RegExp(
  [
    String.raw`~[^~]{1,60}~`,
    String.raw`https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+`,
    String.raw`(?:cnpj|cpf|cep|pix|chave)[^\d]{0,12}[\d./()+-][\d./ ()+-]{4,}`,
    String.raw`\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}|(?<![\d-])\d{5}-\d{3}(?![\d-])`,
    String.raw`(?:\+?55\s?)?(?:\(\d{2,3}\)|(?<!\d)\d{2}(?=[\s.-]?9))[\s.]?9?[\s.]?\d{4}[-\s.]?\d{4}(?!\d)`,
    String.raw`(?<![\d-])9?\s?\d{4}-\d{4}(?![\d-])|(?<![\d.,])\d{10,13}(?![\d.,])`,
    String.raw`(?<![\d/])\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?![\d/])|(?<!\d)\d{1,2}:\d{2}(?!\d)`,
  ].join('|'),
  'giu',
);

/** Beginnings of lines about no material, folded. */
export const noMaterial = new RegExp(
  `^(?:${[
    'oi|ola|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|segue|seguem|abracos?|beijos?|bjs|tudo bem|ate mais',
    'por favor|fechado|combinado|perfeito|desconto|desc|cupom|abatimento|cashback|frete|entrega|sedex|taxa',
  ].join('|')})(?![a-z])`,
);

const countWords = wordList('um dois tres quatro cinco seis sete oito nove dez onze doze');

export const countNamed = (word: string) =>
  word === 'uma' ? 1 : word === 'duas' ? 2 : countWords.indexOf(word) + 1;

/** The letter of a word in the grammar; another one is `W`, and a unit has its own below. */
const wordLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    R: 'r$',
    r: 'reais real conto contos',
    C: 'centavos',
    E: 'cada cd',
    e: 'u',
    t: 'total tudo todos todas',
    J: 'jogo jogos conjunto conjuntos embalagem embalagens pacotinho',
    w: 'com c contendo',
    d: 'de da do',
    p: 'por p',
    a: 'o a',
    s: 'custa custou paguei saiu sai deu valor preco fica ficou',
    v: 'era antes estava',
    g: 'agora hoje apenas so',
    k: 'ou em ate sem s',
    j: 'juros',
    y: 'e',
    H: 'meio meia',
    N: `${countWords.join(' ')} uma duas`,
    f: 'ref referencia codigo cod sku ean modelo mod art lote pedido numero num nº nro n tamanho tam cor largura larg altura',
    x: 'x ×',
    '-': '– —',
  }).flatMap(([letter, words]) => wordList(words).map((word) => [word, letter] as const)),
);

/** Numbers by their decimals, of which a price has two; `q` is a fraction. */
const numberLetters: readonly (readonly [letter: string, RegExp])[] = [
  ['q', /[/½¼¾]/],
  ['i', /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/],
  ['o', /^\d+[.,]\d$/],
  ['m', /^(?:\d+|\d{1,3}(?:[ .,]\d{3})+)[.,]\d\d$/],
  ['n', /^\d/],
];

const part =
  /R\$|(?<=R\$\s?)\d{1,3}(?: \d{3})+,\d\d|\d+\s\d\/\d(?!\d)|\d+\/\d+(?!\/)|\d*\s?[½¼¾]|\d+(?:[.,]\d+)*|\p{L}+²?|\s+|./giu;

export interface Part {
  readonly text: string;
  /** '_' once it was taken, '#' where the name keeps it. */
  letter: string;
}

export const partsOf = (text: string): Part[] =>
  (text.match(part) ?? []).map((text) => ({ text, letter: letterOf(text) }));

function letterOf(text: string): string {
  if (/^\s/.test(text)) return ' ';
  const number = /[\d½¼¾]/.test(text) && numberLetters.find(([, looks]) => looks.test(text));
  if (number) return number[0];
  const word = foldText(text);
  const known = wordLetters.get(word);
  if (known !== undefined || !/\p{L}/u.test(text)) return known ?? text.slice(0, 1);
  const unit = unitNamed(word);
  return unit === null ? 'W' : letterOfUnit(unit);
}

const dimensionLetters: Readonly<Partial<Record<string, string>>> = {
  ...{ mass: 'u', length: 'u', area: 'u', volume: 'u', pacote: 'h' },
};

/** Measures `u` but `z` where sizes are in it, `e` one piece, `h` what holds pieces, `c` what else counts. */
function letterOfUnit(unit: UnitTypeId): string {
  if (unit === 'milimetro' || unit === 'centimetro') return 'z';
  if (unit === 'unidade') return 'e';
  return dimensionLetters[unitOf(unit).dimension] ?? 'c';
}

const num = '[iomn]';
const money = `(?:R ?${num}|${num} ?(?:r(?: y i(?: C)?)?|R(?! ?${num}))|i C|(?<![./x])m(?! ?[uzx%]))`;
/** Behind a price, what it is of: '/kg', 'o metro', '(cada)'. */
const behind = String.raw`(?: ?\(?(?:[ap]|[pw]?\/) ?[uzcehE](?: N)?\)?| ?\(?[uzcehE](?: N)?(?=\)| ?$| ?[^ \w]| d )\)?)?`;

/**
 * What the parts of a line are, in the letters of its words and numbers, each in its turn: what one rule
 * takes the next ones do not see.
 */
const grammar = {
  /** 'nº 6', '180g/m²', '100%', 'T6000', '40 x 60 cm', '8mm' */
  named: [
    String.raw`f[.:°º ]*W?-?${num}(?:[-/]?[iW])*|${num} ?%|${num} ?u\/u|(?<=W)-?${num}|${num} ?u (?:d )?f`,
    String.raw`${num} ?[zu]? ?x ?${num} ?[zu](?: ?x ?${num} ?[zu]?)?|i ?x ?i(?! ?[rR])(?: ?x ?i)?|[omn] ?x ?${num}`,
    String.raw`(?<=\S.*)${num} ?z|${num} ?z(?! d)`,
  ].join('|'),
  /** 'de R$ 25,90 por', before the price that holds */
  old: String.raw`(?<![hJ] )[dv]:? ?(?:R ?)?${num}(?: r)? ?[,;-]? ?[psg][psg ]*(?=${money}|${num})`,
  instalments: String.raw`(?:k )*i ?x ?d ?${money}(?: ?k\/? ?j)?|(?:k )+i ?x ?${money}|i ?x ?${money} k\/? ?j`,
  free: String.raw`(?:k )*i ?x k\/? ?j`,
  times: `i ?x ?(?=${money})`,
  together: String.raw`[iN](?: ?[eceh])? p\/? ?(?=${money}|${num}(?! ?[uz]))`,
  content: String.raw`[hJ] (?:W )?(?:w\/?|d) ?i(?! ?[uz])|w\/? ?i(?= ?e| ?[-)(,]| ?$| ?_)|(?<=_ )p i`,
  below: String.raw`(?<=^|[ :])-R ?${num}|R ?- ?${num}|(?<= )-m`,
  price: money + behind,
  /** A whole number, where a sign or a word says that it is a price: '- 25', 'por 25' */
  said: String.raw`(?<= [-=] |[:=] ?| [pas] )${num}(?=[ .,;)]*$| ?\/| [Ea])${behind}`,
  amount: String.raw`(?<![./])(?:iui|(?:[iomnq]|(?<!W)[NH]) ?[uzceh](?: y H)?)(?! ?\/)`,
  each: 'E(?: N)?',
  whole: String.raw`t:? ?(?=_)|(?<=_ ?)t`,
  /** '10 botões', '2x botão' */
  count: String.raw`(?<=^[^A-Za-z]*)[iN] ?x? (?=[\w#])`,
  /** 'par de olhos', 'olho par' */
  one: String.raw`(?<=^[^A-Za-z]*)[uch] (?=d )|(?<=\S )(?:a |p )?[uceh](?=[ (:=-]*(?:_|$))`,
} as const;

export type Rule = keyof typeof grammar;

export interface Found {
  readonly parts: readonly Part[];
  /** What they were, and what stands before them. */
  readonly letters: string;
  readonly before: string;
}

const rules = Object.fromEntries(
  Object.entries(grammar).map(([name, pattern]) => [name, new RegExp(pattern, 'g')]),
) as Readonly<Record<Rule, RegExp>>;

/** Takes what a rule finds: from the name too, unless that keeps it. */
export function take(parts: readonly Part[], rule: Rule, mark: '_' | '#' = '_'): Found[] {
  const letters = parts.map(({ letter }) => letter).join('');
  return [...letters.matchAll(rules[rule])].map(({ index, 0: found }) => {
    const taken = parts.slice(index, index + found.length);
    for (const each of taken) each.letter = mark;
    return { parts: taken, letters: found, before: letters.slice(0, index) };
  });
}
