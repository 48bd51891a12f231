import { formatCount } from '#core/text/formats.ts';

/** How many products there are, in words. */
export function countText(count: number): string {
  if (count === 0) return 'Nenhum produto cadastrado';
  return formatCount(count, 'produto cadastrado', 'produtos cadastrados');
}

/** How many of them a search found, in words. */
export function foundText(count: number): string {
  if (count === 0) return 'Nenhum produto encontrado';
  return formatCount(count, 'produto encontrado', 'produtos encontrados');
}
