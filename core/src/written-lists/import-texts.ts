import { shortenText } from '../names/cut-text.ts';
import { formatCount, formatMoney } from '../numbers/formats.ts';

export const importWords = {
  title: 'Trazer uma lista',
  lead: 'Traga seus materiais ou produtos do Excel, de um arquivo CSV ou de uma mensagem.',
  file: 'Ou escolha um arquivo',
  fileLead:
    'Do Excel ou CSV, com as colunas em qualquer ordem. Antes de guardar, você vê o que vai mudar.',
  choose: 'Escolher arquivo',
  reading: 'Lendo a lista…',
  failed: 'Não foi possível ler a lista',
  retry: 'Tentar de novo',
  gone: 'O aparelho não conseguiu abrir o arquivo. Escolha-o de novo.',
  what: 'O que há na lista',
  materials: 'Materiais do catálogo',
  products: 'Produtos com seus materiais',
  sheet: 'Aba',
  known: 'Nomes que você já tem',
  update: 'Atualizar com a lista',
  keep: 'Deixar como estão',
  added: 'O que é novo',
  changes: 'O que vai mudar',
  notes: 'Bom saber',
  errors: 'O que precisa de atenção',
  errorsLead: 'Corrija aqui. O que continuar assim fica de fora.',
  nothing: 'Nada para trazer com estas colunas.',
  allSame: 'Nada muda: tudo já está como na lista.',
  toQuestion: 'Ir para a pergunta',
  undo: 'Desfazer',
  undone: 'Importação desfeita.',
  last: 'Sua última importação:',
  undoFailed: 'Não foi possível desfazer a importação',
  other: 'Trazer outra lista',
  paste: 'Cole aqui uma lista ou mensagem',
  pasteHint: 'Um material por linha, como vier na conversa: nome, quanto vem e o preço.',
  pasteExample: 'Barbante cru nº 6 1 kg - R$ 39,90\nBotão de madeira 0,90 cada',
  readPasted: 'Ler a lista',
  examplesLead: 'Ainda não tem uma planilha? Comece de um exemplo:',
  seeMaterials: 'Ver o catálogo',
  seeProducts: 'Ver os produtos',
  exports: 'Planilhas',
  exportsPro:
    'No Plano Pro, seus produtos e o catálogo saem e entram como planilha, e o estoque sai também.',
  exportsLead: 'Leve seus dados para o Excel, ou traga uma planilha para cá.',
} as const;

/** The questions about what a list does not say itself, each put once. */
export const questionTexts = {
  column: { material: 'Qual coluna é o nome?', unitPrice: 'Qual coluna é o preço?' },
  chooseColumn: 'Escolha a coluna',
  noneOfThem: 'Nenhuma delas',
  noColumn: {
    material: 'A lista não diz nenhum nome. Escreva um em cada linha e traga-a de novo.',
    unitPrice: 'A lista não diz nenhum preço. Escreva um para cada material e traga-a de novo.',
  },
  unit: (word: string) => `O que é “${shorten(word)}”?`,
  leaveOut: 'Deixar de fora',
  finalPrice: ({ count, names }: { readonly count: number; readonly names: readonly string[] }) => {
    const named = names.slice(0, 2).map(shorten).join(', ');
    const products = formatCount(count, 'produto', 'produtos');
    const these = count === 1 ? 'esse preço' : 'esses preços';
    const more = count > 2 ? '…' : '';
    return `Você mudou o preço final de ${products} (${named}${more}). Quer cobrar ${these}?`;
  },
  charge: 'Sim, cobrar o que está na lista',
  chargeLead: 'Fica em “Quero cobrar”.',
  ignore: 'Não, deixar o preço calculado',
  ignoreLead: 'O preço final da lista não é usado.',
} as const;

/** What could not be read, line by line, to be written again. */
export const mendTexts = {
  line: (line: number, words: string) => `Linha ${line}: “${shortenText(words, 80)}”`,
  mended: 'Corrigido.',
} as const;

const nouns = {
  materials: ['material', 'materiais'],
  products: ['produto', 'produtos'],
} as const;

type Kind = keyof typeof nouns;
/** How many, and what of one and of several. */
type Part = readonly [count: number, one: string, many: string];

/** '20 materiais novos, 3 mudam': the first one names what is counted. */
function partsText(kind: Kind, parts: readonly Part[]): string {
  const [noun, nounOfMany] = nouns[kind];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many], index) =>
      index === 0
        ? formatCount(count, `${noun} ${one}`, `${nounOfMany} ${many}`)
        : formatCount(count, one, many),
    )
    .join(', ');
}

interface Counts {
  readonly created: number;
  readonly updated: number;
}

/** '20 materiais novos, 3 mudam, 5 já estão assim, 2 ficam de fora.' */
export function countsText(
  kind: Kind,
  counts: Counts & { readonly same: number; readonly kept: number; readonly wrong: number },
): string {
  const { created, updated, same, kept, wrong } = counts;
  const changed: readonly Part[] = [
    [created, 'novo', 'novos'],
    [updated, 'muda', 'mudam'],
  ];
  const others: readonly Part[] = [
    [same, 'já está assim', 'já estão assim'],
    [kept, 'fica como está', 'ficam como estão'],
    [wrong, 'fica de fora', 'ficam de fora'],
  ];
  if (created + updated > 0) return `${partsText(kind, [...changed, ...others])}.`;
  if (same + kept === 0) return importWords.nothing;
  return kept + wrong === 0 ? importWords.allSame : `Nada muda: ${partsText(kind, others)}.`;
}

/** The summary of a new material: 'R$ 18,90 por 254 m, Linhas e Fios'. */
export const newMaterialText = (price: string, category: string | null) =>
  category === null ? price : `${price}, ${category}`;

/** The summary of a new product: 'R$ 166,00, 3 materiais'. */
export const newProductText = (finalPrice: number, materials: number) =>
  `${formatMoney(finalPrice)}, ${formatCount(materials, 'material', 'materiais')}`;

/** '20 materiais novos, 3 atualizados.' */
export function doneText(kind: Kind, { created, updated }: Counts): string {
  const parts: readonly Part[] = [
    [created, 'novo', 'novos'],
    [updated, 'atualizado', 'atualizados'],
  ];
  return `${partsText(kind, parts) || 'Nada mudou'}.`;
}

const counted = (kind: Kind, count: number) => formatCount(count, nouns[kind][0], nouns[kind][1]);

export const importButton = (kind: Kind, count: number) =>
  count === 0 ? 'Trazer' : `Trazer ${counted(kind, count)}`;

export const moreChanges = (kind: Kind, count: number) => `E mais ${counted(kind, count)}.`;

export const exampleButton = (kind: Kind) => `Planilha de exemplo: ${nouns[kind][1]}`;

export const exampleFile = {
  materials: 'artesa-exemplo-materiais.csv',
  products: 'artesa-exemplo-produtos.csv',
} as const;

const shorten = (text: string) => shortenText(text, 40);

export const moreErrors = (count: number) =>
  `Aqui estão os primeiros ${formatCount(count, 'erro', 'erros')}; pode haver mais.`;

export const remainingText = (remaining: readonly { readonly name: string }[]) =>
  `Desfeita. Mudaram depois e ficaram: ${remaining
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')}${remaining.length > 3 ? '…' : ''}`;
