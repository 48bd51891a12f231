import { formatDecimal } from '#core/messages/formats.ts';

/** How many products there are, in words. */
export function countText(count: number): string {
  if (count === 0) return 'Nenhum produto cadastrado';
  return count === 1 ? '1 produto cadastrado' : `${formatDecimal(count)} produtos cadastrados`;
}

/** How many of them a search found, in words. */
export function foundText(count: number): string {
  if (count === 0) return 'Nenhum produto encontrado';
  return count === 1 ? '1 produto encontrado' : `${formatDecimal(count)} produtos encontrados`;
}
