import { formatCount, formatDecimal, formatMoney } from '../numbers/formats.ts';
import { amountText } from '../pricing/price-text.ts';
import type { UnitTypeId } from '../units/unit-types.ts';
import type { MovementKind } from './movement-kinds.ts';
import { stockActs } from './stock-acts.ts';

export const stockWords = {
  title: 'Estoque',
  loading: 'Abrindo o estoque…',
  failed: 'Não foi possível abrir o estoque',
  stale: 'Este é o estoque da última vez.',
  search: 'Buscar no estoque',
  materials: 'Materiais',
  products: 'Peças prontas',
  worth: 'Valor guardado',
  shopping: 'Comprar',
  ...stockActs,
  history: 'Histórico do estoque',
  upgrade: 'Fazer Upgrade',
  readOnly:
    'Seu estoque está guardado e só pode ser lido. Com o Plano Pro ele volta a acompanhar o que você compra, produz e vende.',
  nothingFound: 'Nada com essa busca',
  nothingFoundHint: 'Tente outra parte do nome.',
  noMaterials: 'Nenhum material no estoque ainda',
  noMaterialsHint:
    'Diga quanto você tem de cada material: daí em diante cada peça produzida dá baixa sozinha.',
  start: 'Controlar o estoque',
  trackMore: 'Controlar outros materiais',
  boughtOther: 'Comprei outro material',
  noProducts: 'Nenhuma peça ainda',
  noProductsHint: 'Salve uma peça na calculadora; aqui você registra o que produziu e vendeu.',
  toCalculator: 'Nova peça',
  lockedHint:
    'Com o Plano Pro você sabe o que tem, o que está acabando e para quantas peças o material dá: cada produção dá baixa no material e cada venda diz quanto sobrou.',
} as const;

export const startWords = {
  title: 'Controlar o estoque',
  lead: 'Quanto você tem agora? O que ficar em branco continua sem controle; zero também vale.',
  loading: 'Abrindo o catálogo…',
  loadFailed: 'Não foi possível abrir o catálogo',
  allTracked: 'Todos os materiais do catálogo já têm o estoque controlado.',
  noMaterials: 'O catálogo ainda está vazio: cadastre primeiro os seus materiais.',
  toCatalogue: 'Ir para o catálogo',
  save: (count: number) =>
    count === 0 ? 'Controlar' : `Controlar ${formatCount(count, 'material', 'materiais')}`,
  saving: 'Registrando…',
  failed: 'Não foi possível começar',
  nothing: 'Escreva quanto você tem de pelo menos um material.',
  done: (count: number) =>
    `${formatCount(count, 'material', 'materiais')} com o estoque controlado.`,
} as const;

export const pickWords = {
  which: { sale: 'Qual peça?', production: 'Qual peça?', purchase: 'Qual material?' },
  lastSold: (day: string) => `vendida ${day}`,
  notTracked: 'O estoque passa a ser controlado',
} as const;

/** How much there is: less than nothing was known of, none, less than the minimum, or enough. */
export type StockLevel = 'below' | 'out' | 'low' | 'enough';

/** What a material's or a product's stock needs, in a word; null where all is well. */
export const levelTexts = {
  below: 'Acerte o estoque',
  out: 'Acabou',
  low: 'Acabando',
  enough: null,
} as const satisfies Record<StockLevel, string | null>;

export const minimumText = (minimum: number, unit: UnitTypeId) =>
  `mínimo ${amountText(minimum, unit)}`;

export const piecesText = (pieces: number) => {
  const text = formatCount(Math.abs(pieces), 'peça', 'peças');
  return pieces < 0 ? `−${text}` : text;
};

/** An amount of a material's stock, which may be below 0: '−30 g'. */
export const stockText = (amount: number, unit: UnitTypeId | null): string => {
  if (unit === null) return piecesText(amount);
  return amount < 0 ? `−${amountText(-amount, unit)}` : amountText(amount, unit);
};

/** The pieces on the shelf, on a piece's own screen; below 0 more was sold than was known of. */
export function onShelfText(pieces: number): string {
  if (pieces < 0) return levelTexts.below;
  return `${formatDecimal(pieces)} em estoque`;
}

/** 'dá para 7 ursos' without knowing the plural: 'Dá para 7 peças'. */
export function canMakeText(pieces: number, onShelf: number): string {
  if (pieces === 0) return 'Falta material';
  return `Dá para ${onShelf > 0 ? 'mais ' : ''}${formatCount(pieces, 'peça', 'peças')}`;
}

export const movementTexts: Record<MovementKind, string> = {
  purchase: 'Compra',
  production: 'Produção',
  sale: 'Venda',
  adjustment: 'Contagem',
  loss: 'Perda',
  reversal: 'Desfeito',
};

/** 'faltam 400 m', 'falta 1 un': an amount above 0. */
const lackText = (amount: number, unit: UnitTypeId) =>
  `${amount < 2 ? 'falta' : 'faltam'} ${amountText(amount, unit)}`;

export const moveWords = {
  fields: 'O que se moveu',
  packs: 'Quantos pacotes',
  packPrice: 'Preço por pacote',
  pricePer: (unit: string) => `Preço por ${unit}`,
  howMuch: 'Quanto',
  pieces: 'Quantas peças',
  total: 'Total',
  lost: 'Quanto se perdeu',
  lostPieces: 'Quantas peças se perderam',
  countedPieces: 'Quantas peças você contou',
  known: 'Consta no estoque',
  more: 'Outra data ou observação',
  day: 'Dia',
  note: 'Observação',
  save: 'Registrar',
  saving: 'Registrando…',
  failed: 'Não foi possível registrar',
  undone: 'Desfeito. O estoque voltou ao que era.',
  undoFailed: 'Não foi possível desfazer',
  undo: 'Desfazer',
  enters: (quantity: number, unit: UnitTypeId, value: number) =>
    `Entram ${amountText(quantity, unit)} por ${formatMoney(value)}`,
  missing: (name: string, missing: number, unit: UnitTypeId) =>
    `${name}: ${lackText(missing, unit)}`,
  missingLead: 'Pelo estoque, falta material:',
  missingHint: 'Se você já produziu, registre assim mesmo e acerte o estoque depois.',
  takes: 'Sai do estoque:',
  nothingTracked: 'Nenhum material desta peça tem o estoque controlado.',
  writtenByHand: (names: readonly string[]) =>
    `O estoque de ${names.join(', ')} é controlado, mas nesta peça o nome foi escrito à mão: edite a peça e escolha o material do catálogo para que dê baixa.`,
  inAll: (total: string) => `${formatMoney(total)} no total`,
  difference: (text: string) => `Diferença: ${text}`,
  done: {
    purchase: (name: string) => `Compra de ${name} registrada.`,
    adjustment: (name: string) => `Contagem de ${name} registrada.`,
    loss: (name: string) => `Perda de ${name} registrada.`,
    production: (name: string, pieces: number) =>
      `${formatCount(pieces, 'peça produzida', 'peças produzidas')}: ${name}.`,
    sale: (name: string, pieces: number) =>
      `${formatCount(pieces, 'peça vendida', 'peças vendidas')}: ${name}.`,
  },
} as const;

export const newPriceWords = {
  title: 'O preço mudou?',
  question: (name: string, paid: string, known: string) =>
    `Você pagou ${paid} em ${name}; no catálogo está ${known}. Este é o novo preço do material?`,
  yes: 'Sim, atualizar',
  no: 'Não, só desta vez',
  saved: 'Preço atualizado no catálogo.',
  failed: 'Não foi possível atualizar o preço',
} as const;

export const movementWords = {
  /** What a channel took of a sale, in R$. */
  fees: (amount: number) => `taxas ${formatMoney(amount)}`,
  loading: 'Abrindo o histórico do estoque…',
  failed: 'Não foi possível abrir o histórico do estoque',
  older: 'Mostrar movimentos mais antigos',
  none: 'Nada se moveu ainda.',
  after: (text: string) => `ficou ${text}`,
  reversed: 'Desfeito',
  forEach: (price: number) => `${formatMoney(price)} cada`,
  back: 'Voltar ao estoque',
  undoAbout: (kind: string, when: string) => `Desfazer: ${kind} de ${when}`,
  drawing: (from: string, to: string) => `De ${from} a ${to}`,
} as const;

export const shoppingWords = {
  title: 'Lista de compras',
  empty: 'Nada está acabando. O que ficar abaixo do mínimo aparece aqui.',
  share: 'Compartilhar a lista',
  copied: 'Lista copiada.',
  refused: 'Não foi possível compartilhar. Selecione o texto e copie.',
} as const;

interface ToBuy {
  readonly material: {
    readonly name: string;
    readonly unit: UnitTypeId;
    readonly pack: { readonly content: number; readonly unit: UnitTypeId } | null;
    readonly supplier: string | null;
  };
  readonly lacking: number | null;
  readonly packs: number | null;
}

/** 'Fio de algodão: 2 pacotes de 254 m (faltam 400 m) · Casa das Linhas'. */
export function toBuyText({ material, lacking, packs }: ToBuy): string {
  const { name, pack, unit, supplier } = material;
  const lack = lacking === null ? null : lackText(lacking, unit);
  const bought =
    pack && packs !== null
      ? `${formatCount(packs, 'pacote', 'pacotes')} de ${amountText(pack.content, pack.unit)}`
      : null;
  const much = bought && lack ? `${bought} (${lack})` : (bought ?? lack);
  const what = much ? `${name}: ${much}` : name;
  return supplier ? `${what} · ${supplier}` : what;
}

export const shoppingText = (list: readonly ToBuy[]): string =>
  [shoppingWords.title, '', ...list.map((each) => `• ${toBuyText(each)}`)].join('\n');

export const shoppingLabel = (count: number) =>
  count === 0 ? stockWords.shopping : `${stockWords.shopping} (${formatDecimal(count)})`;
