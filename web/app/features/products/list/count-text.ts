import { formatCount } from '#core/text/formats.ts';

export function countText(count: number): string {
  if (count === 0) return 'Nenhum produto cadastrado';
  return formatCount(count, 'produto cadastrado', 'produtos cadastrados');
}

export function foundText(count: number): string {
  if (count === 0) return 'Nenhum produto encontrado';
  return formatCount(count, 'produto encontrado', 'produtos encontrados');
}
