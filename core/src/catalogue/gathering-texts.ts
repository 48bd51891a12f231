import { formatCount, formatDecimal } from '../numbers/formats.ts';
import type { LeftReason } from './gather-materials.ts';

export const gatheringTexts = {
  offer: 'Trazer os materiais das minhas peças',
  lead: 'Os materiais que suas peças usam, reunidos por nome. O preço das peças não muda: elas ficam ligadas ao catálogo, e um preço novo lá mostra o que muda em cada uma. Nada é guardado até você confirmar.',
  loading: 'Juntando os materiais das peças…',
  loadFailed: 'Não foi possível juntar os materiais',
  nothing: 'Nada para trazer: os materiais das suas peças já acompanham o catálogo.',
  onlyLeft: 'Nada para trazer. Estes materiais ficam de fora:',
  whichPrice: 'Preço no catálogo',
  known: 'Já no catálogo',
  left: 'Ficam de fora',
  saving: 'Guardando…',
  noneChosen: 'Escolha pelo menos um material',
  failed: 'Não foi possível trazer os materiais',
  decline: 'Agora não',
  close: 'Fechar',
  undoFailed: 'Não foi possível desfazer',
  newestOnly:
    'Aqui estão os materiais das peças mais novas. Depois de trazer estes, abra de novo para ver os outros.',
} as const;

export const leftReasonTexts: Readonly<Record<LeftReason, string>> = {
  name: 'o nome é curto demais',
  price: 'está sem preço',
  unit: 'a medida é de outro tipo que a do catálogo',
};

interface Pieces {
  readonly count: number;
  readonly names: readonly string[];
}

/** 'em Urso, Coelho e mais 2'. */
export function inPieces({ count, names }: Pieces): string {
  const others = count - names.length;
  if (others > 0) return `em ${names.join(', ')} e mais\u00a0${formatDecimal(others)}`;
  const [last, ...before] = names.toReversed();
  return before.length > 0 ? `em ${before.toReversed().join(', ')} e ${last}` : `em ${last}`;
}

/** The note on a material that the catalogue has already, with its price: 'Já no catálogo, a R$ 18,90 por 254 m'. */
export const knownAt = (price: string) => `${gatheringTexts.known}, a ${price}`;

/** @param pieces as inPieces() */
export const otherUnitNote = (pieces: string) =>
  `A medida ${pieces} é de outro tipo: ali o material fica sem ligação.`;

export const allMaterials = (count: number) => `Todos os ${formatDecimal(count)} materiais`;

export const gatherButton = (created: number, linked: number) =>
  created > 0
    ? `Trazer ${formatCount(created, 'material', 'materiais')}`
    : `Ligar ${formatCount(linked, 'material', 'materiais')}`;

interface Gathered {
  readonly created: number;
  readonly products: number;
}

export function gatheredToast({ created, products }: Gathered): string {
  const linked = formatCount(products, 'peça ligada', 'peças ligadas');
  return created > 0
    ? `${formatCount(created, 'material novo', 'materiais novos')} no catálogo, ${linked}.`
    : `${linked} ao catálogo.`;
}

export function gatheringUndoneToast({
  kept,
}: {
  readonly kept: readonly { readonly name: string }[];
}): string {
  if (kept.length === 0) return 'Desfeito: o catálogo e as peças são de novo como eram.';
  const names = kept.slice(0, 3).map(({ name }) => name);
  return `Desfeito. Mudaram depois e ficaram: ${names.join(', ')}${kept.length > 3 ? '…' : ''}`;
}
