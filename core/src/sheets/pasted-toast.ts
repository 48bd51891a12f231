interface PastedCounts {
  readonly placed: number;
  readonly total: number;
  readonly adjusted: number;
}

export function rowsPastedToast({ placed, total, adjusted }: PastedCounts): string {
  const some = placed < total ? `${placed} de ${total}` : String(placed);
  const pasted = total === 1 ? '1 material colado.' : `${some} materiais colados.`;
  if (adjusted === 0) return pasted;
  const changed = adjusted === 1 ? '1 valor foi ajustado' : `${adjusted} valores foram ajustados`;
  return `${pasted} ${changed}: confira.`;
}
