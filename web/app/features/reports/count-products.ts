/** 1 → '1 produto', 12 → '12 produtos'. */
export function countProducts(count: number): string {
  return count === 1 ? '1 produto' : `${count} produtos`;
}
