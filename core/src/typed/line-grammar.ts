import { foldText } from '../search/fold-text.ts';
import { type UnitTypeId, unitOf } from '../units/unit-types.ts';
import { countWords } from './count-words.ts';
import { unitNamed } from './unit-words.ts';

const wordsIn = (words: string) => words.split(' ');

const moment = String.raw`(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?)`;
/** '[10:15, 28/11/2026] Maria: ' before each line of a chat */
const senders = new RegExp(
  String.raw`^[\u200E\u200F]?(?:\[${moment},?(?: ${moment})?\]|${moment},? ${moment} [-–]) *[^:\n]{1,40}: `,
  'gimu',
);
export const withoutSenders = (text: string) => text.replace(senders, '');
/** What people put before what they list. */
const listMark =
  /^(?:(?:[•·▪◦*☐☑✔✓✅➤►»→>]|[-–—](?=\p{L}|\s)|\[[ xX]?\]|\(?\d{1,2}\)|\d{1,2}\s?[.º°ª-](?=\s)|\d{1,2}\.(?=\p{L})|[a-z]\)(?=\s)|\d\uFE0F?\u20E3|\p{ExtPict}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\s*)+/u;
const emphasis = /(?<=^|[\s(])[*_]+(?=\S)|(?<=\S)[*_]+(?=[\s),.:;!-]|$)/g;
const leaders = /\s*(?:\.{3,}|(?<!\d)\.\.|\.\.(?!\d)|…|→|[-=]+>|⇒|➡️?|(?<=\s)@(?=\s))\s*/g;

export const withoutListMark = (text: string) => text.replace(listMark, '');

/** A line without the signs that mark, stress or lead. */
export const plainLine = (written: string) =>
  withoutListMark(written.trim())
    .replace(emphasis, '')
    .replace(leaders, ' - ')
    .replace(/centena/gi, 'cento')
    .trim();

/** What is struck, and numbers of other things: links, documents, telephones, days and times. */
export const elsewhere = new RegExp(
  [
    `~[^~]{1,60}~`,
    String.raw`https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+`,
    String.raw`(?:cnpj|cpf|cep|pix|chave)\W{0,4}(?:\p{L}{0,8}\W{0,3})?\d[\d./ ()+-]{7,}`,
    String.raw`\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}|(?<![\d-])\d{5}-\d{3}(?![\d-])`,
    String.raw`(?:\+?55\s?)?(?:\(\d{2,3}\)|(?<!\d)\d{2}(?=[\s.-]?9))[\s.]?9?[\s.]?\d{4}[-\s.]?\d{4}(?!\d)`,
    String.raw`(?<![\d-])9?\s?\d{4}-\d{4}(?![\d-])|(?<![\d.,])\d{10,13}(?![\d.,])`,
    String.raw`(?<![\d/])\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?![\d/])|(?<!\d)\d{1,2}:\d{2}(?!\d)`,
  ].join('|'),
  'giu',
);

/** Beginnings of lines about no material, folded: whatever they cost, and where they cost nothing. */
export const noMaterial = beginning(
  'desconto|desc|cupom|abatimento|cashback|frete|entrega|sedex|correios|taxa|motoboy|moto boy|(?:voce )?economizou',
  'pedido minimo|pago|pix|deu tudo|tudo|troco|sinal|saldo|entrada|resta|falta|valor final|dinheiro|cartao de credito',
  'mao de obra|lucro|preco de venda|valor de venda|valor da nota|nf|cartao|restante|pac|uber|estacionamento|gasolina',
  '(?:(?:vl|valor|custo|preco) )?(?:sub)?total|soma|somando|quantidade|qtde?|itens|hora|orcamento|parcela|imposto|icms|comissao|encomenda|vendi|vendido|gastei|gasto',
);
export const greeting = beginning(
  'oi|ola|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|segue|seguem|abracos?|beijos?|bjs|tudo bem|ate mais',
  'por favor|fechado|combinado|perfeito|[<‹]?(?:midia|imagem|audio|video|figurinha) (?:oculta|ocultada|omitida)',
);

function beginning(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})(?![a-z])`);
}

/** The letter of a word in the grammar; another one is `W`, and a unit has its own below. */
const wordLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    R: 'r$ rs brl',
    r: 'reais real conto contos',
    C: 'centavos',
    E: 'cada cd unit unitario',
    Q: 'qtd qtde quant quantidade',
    L: 'leve leva',
    e: 'u uni',
    t: 'total tudo todos todas deu',
    J: 'combo combos jogo jogos conjunto conjuntos embalagem embalagens pacotinho caixa caixas cx saco sacos sc kit kits cartela cartelas',
    K: 'pote potes frasco frascos vidro vidros garrafa garrafas caneca canecas copo copos taca tacas xicara xicaras',
    w: 'com c contendo vem',
    d: 'de da do',
    p: 'por p',
    a: 'o a',
    s: 'custa custou paguei saiu sai valor preco fica ficou foi ta esta',
    v: 'era antes estava',
    g: 'agora hoje apenas so para',
    k: 'ou em ate sem s no na',
    j: 'juros',
    y: 'e',
    H: 'meio meia',
    N: `${countWords.join(' ')} uma duas`,
    f: 'ref referencia codigo cod sku ean modelo mod art lote pedido numero num nº nro n # tamanho tam cor',
    b: 'largura larg altura comprimento',
    P: 'papel papeis cartolina couche offset',
    x: 'x × vezes parcelas prestacoes',
    W: 'mil',
    '-': '– — menos',
  }).flatMap(([letter, words]) => wordsIn(words).map((word) => [word, letter] as const)),
);

/** Numbers by their decimals, of which a price has two; `q` is a fraction. */
const numberLetters: readonly (readonly [letter: string, RegExp])[] = [
  ['q', /^(?:\d\s?)?(?:[½¼¾]|1\/[2-8]|2\/[35]|3\/[458])$/],
  ['W', /\//],
  ['i', /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/],
  ['o', /^\d+[.,]\d$/],
  ['m', /^(?:\d+|\d{1,3}(?:[ .,]\d{3})+)[.,]\d\d$/],
  ['n', /^\d/],
];

const part =
  /R\$|(?<!n[º°.]?\s?|[\p{L}\d.,])[1-9](?:\s?[½¼¾]|\s[1-5]\/[2-8](?!\d))|(?<=R\$\s?)\d{1,3}(?: \d{3})+,\d\d|\d+\/\d+(?!\/)|[½¼¾]|\d+(?:[.,]\d+)*|(?:cent[ií])?metros? quadrados?|c?m2(?![\p{L}\d])|[cm]?m(?=x\d)|(?:\p{L}(?!\$))+²?|\s+|./giu;

export interface Part {
  readonly text: string;
  /** '_' once it was taken, '#' where the name keeps it. */
  letter: string;
}

export function partsOf(text: string): Part[] {
  const texts = text.match(part) ?? [];
  // 'Cola 3M' is a brand unless all is in capitals, and 'P 0,50 M 0,80' are sizes.
  const isWord = (text: string) => /\p{L}{2}/u.test(text);
  const besides = (at: number) =>
    texts.slice(0, at).findLast(isWord) ?? texts.slice(at).find(isWord);
  const isBrand = (at: number) => texts[at - 1] === '3' && /\p{Ll}/u.test(besides(at) ?? '');
  const isName = (at: number) =>
    texts[at] === 'M' && (isBrand(at) || /[.,]\d\d$/.test(texts[at - 2] ?? ''));
  return texts.map((text, at) => ({ text, letter: isName(at) ? 'W' : letterOf(text) }));
}

function letterOf(text: string): string {
  if (/^\s/.test(text)) return ' ';
  const number = /[\d½¼¾]/.test(text) && numberLetters.find(([, looks]) => looks.test(text));
  if (number) return number[0];
  const word = foldText(text);
  const known = wordLetters.get(word);
  if (known !== undefined || !/\p{L}/u.test(text)) return known ?? text.slice(0, 1);
  const unit = unitNamed(word);
  return unit === null ? 'W' : letterOfUnit(unit, word);
}

const dimensionLetters: Readonly<Partial<Record<string, string>>> = {
  ...{ mass: 'u', length: 'u', area: 'u', volume: 'u', pacote: 'h' },
};

/** Measures `u` (`U` in one letter) but `z` where sizes are in it, `e` a piece, `h` packs, `c` what else counts. */
function letterOfUnit(unit: UnitTypeId, word: string): string {
  if (word.length === 1) return 'U';
  if (unit === 'milimetro' || unit === 'centimetro') return 'z';
  if (unit === 'unidade') return 'e';
  return dimensionLetters[unitOf(unit).dimension] ?? 'c';
}

const num = '[iomn]';
const measure = '[uU]';
const money = `(?:R[:.]? ?i y i(?! ?[uUzx])|R[:.]? ?${num}|${num} ?(?:r(?: y i(?: C)?)?|R(?! ?${num}))|i C|${num}(?=\\/[uUceJK])|(?<![.$€£]|[$€£] )m(?! ?[uUzx%]))`;
/** The pattern behind a price, what it is of: '/kg', 'o metro', '(cada)', 'cada novelo'. */
const behind = String.raw`(?: ?\(?(?:[ap]|[pw]?\/) ?(?:[uUzcehJK]|E(?! ${num}))(?: N)?\)?|\/[W]| ?\(?E (?:[uUzceh]|[JK](?! ?[\w#]))| ?\(?[uzcehE](?: N)?(?=\)| ?$| ?[^ \w]| d )\)?)?`;
/** The pattern between an amount and the price: 'a', 'no valor de', a sign. */
const before = String.raw`(?=\)?(?: [aspkdg])*\W*(?:_|$))`;

/**
 * What the parts of a line are, in the letters of its words and numbers, each in its turn: what one rule
 * takes the next ones do not see.
 */
const grammar = {
  /** 'nº 6', '180g/m²', '100%', 'T6000', '40 x 60 cm', '8mm' */
  named: [
    String.raw`f[.:°º ]*W?-?${num}(?:[-/]?[iW])*|f U|${num} ?%|${num} ?U\/[uUW]|(?<=[WaefkNcP])-?[ion]|${num} ?${measure}? (?:d )?b|b:? ?${num} ?[uUz]?`,
    `${num} ?[uUz]? ?x ?${num} ?(?:z|[uU])(?<!z ?x ?${num} ?[uU])(?: ?x ?${num} ?[uUz]?)?|(?:i x i|ixi)(?! ?[rR]|=)(?: ?x ?i ?z?)?|[omn] ?x ?${num}(?! ?[uU])`,
    String.raw`(?<![uU] ?(?:y )?)(?:(?<=\S.*)${num} ?z|${num} ?z(?! d))`,
  ].join('|'),
  /** 'de R$ 25,90 por', before the price that holds */
  old: `(?<![hJK] )[dv]:? ?(?:R ?)?${num}(?: r)? ?[,;-]? ?[psg][psg: ]*(?=${money}|${num})|v:? ?${money}`,
  instalments: String.raw`(?:k )*i ?x(?: ?k\/? ?j)? ?d ?${money}(?: ?k\/? ?j)?|(?:k )+i ?x ?${money}|i ?x ?${money} k\/? ?j|i ?x ?k\/? ?j ?${money}`,
  free: String.raw`(?:k )*i ?x k\/? ?j`,
  times: `(?:i ?|(?<=[a-z] ))x ?(?=${money})`,
  /** 'pacote com 12', 'c/ 50 un' */
  content: String.raw`[hJK] (?:W )?(?:w\/?|d) ?[iN](?! ?[uUz])(?: ?[ce])?|[hJK](?: |[/.]?)i(?: ?[ce]|(?= W|\)| ?${money}))|w\/? ?i(?: ?[ce]|(?= ?[-)(,]| ?$| ?${money}| ${num} ?[uU]))`,
  /** '5 por', '3 novelos por', before the price of all; the number in 'Linha 310 por' may be a name's */
  together: [
    String.raw`(?<=^[^A-Za-z]*)[iN](?: ?[ceh])? p\/? ?(?=${money}|${num})`,
    String.raw`(?<!^[^A-Za-z]*(?:[iN]|c) .*|[A-Za-z])[iN] ?[ceh] p\/? ?(?=${money})`,
    String.raw`(?:(?<=[-:;,)] ?|# )|L )i p\/? ?(?=${money})`,
  ].join('|'),
  perhaps: String.raw`(?<!^[^A-Za-z]*(?:[iN]|c) .*)(?<=[A-Za-z] )[iN] ?p\/? ?(?=${money}|${num}[ .,;)]*$)`,
  below: `(?<=^|[ :])-R ?${num}|R ?- ?${num}|(?<= )-m`,
  price: money + behind,
  /** 'R$ 10,00 por 5', '3,20/100g', 'a cada 10 ml' */
  after: String.raw`(?<=_ )p ${num}(?: ?[ceh]| ?[uUz])?|(?<=_ ?)\/ ?${num} ?[uUzc]|(?<=_ )(?:a )?E ${num} ?[uUzce]`,
  /** A whole number, where a sign or a word says that it is a price: '- 25', 'por 25' */
  said: String.raw`(?<= [-=] |[:=] ?| [past] )${num}(?=[ .,;)]*$| ?\/| [Ea])${behind}`,
  /** '2 m a', '2 m x': of one, or of all */
  at: '[ax] ?(?=_)',
  each: 'E(?: N)?',
  /** '2 novelos de lã por' */
  whole: `t:? ?(?=_)|(?<=_ ?)(?:k )?t|(?<=^[^A-Za-z]*[iN] .*)p ?(?=_)`,
  amount: [
    `(?<!\\.|[^#]\\/)(?:iUi(?: ?z)?|${num} ?${measure} y ${num}(?: ?[uUz])?|[iN] y [qH] ?[uUc]|q ?(?:d )?[uUzce]`,
    String.raw`(?:${num}|(?<!W)[NH]) ?[uUzceh](?: y H)?|u y H)(?! ?\/ ?[uUzce])|(?<=\()(?:x ?)?i ?x?(?=\))|(?<= )(?:x ?i|i [JK](?= ))|Q:? ?i`,
  ].join('|'),
  /** '700g 21,9' */
  rest: '(?<=_ )o(?=[ .,;)]*$)',
  /** '10 botões', '2x botão' */
  count: String.raw`(?<=^[^A-Za-z]*)[iN] ?x? (?=[\w#])`,
  /** 'par de olhos', 'Novelo Anne', 'olho par', '(rolo)' */
  one: String.raw`(?<=^[^A-Za-z]*)[ch] (?=\S)|(?<=^[^A-Za-z]*)(?:a )?u (?=d )|(?<=\( ?)[uUch](?= ?\))|(?<=\S |\()(?:[ap] )?[uceh]${before}`,
} as const;

export type Rule = keyof typeof grammar;

export interface Found {
  readonly parts: readonly Part[];
  /** What they were, and the word before them. */
  readonly letters: string;
  readonly word: string;
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
    const word = parts.slice(0, index).findLast(({ text }) => /\p{L}/u.test(text))?.text ?? '';
    return { parts: taken, letters: found, word };
  });
}
