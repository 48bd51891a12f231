export const recoveryCodeCount = 10;

/** From this many codes down, their owner is invited to make new ones. */
export const fewRecoveryCodes = 3;

export function recoveryCodesLeftText(left: number): string {
  if (left === 0) return 'Não resta nenhum código de recuperação.';
  const codes = `${left} de ${recoveryCodeCount} códigos de recuperação`;
  return left === 1 ? `Resta ${codes}.` : `Restam ${codes}.`;
}
