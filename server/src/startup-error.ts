/** A reason not to start that an operator can act on. It is printed as a single line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const troubles: Readonly<Record<string, string>> = {
  EACCES: ': falta permissão para o usuário que roda o servidor',
  EPERM: ': falta permissão para o usuário que roda o servidor',
  EROFS: ': o disco só permite leitura',
  ENOSPC: ': o disco está cheio; libere espaço',
  EDQUOT: ': a cota do disco acabou; libere espaço',
};

/** @param error of the file system, as Node.js throws it */
export function unusableFolder(folder: string, error: unknown): StartupError {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = troubles[code] ?? '';
  const message = `A pasta de dados ${folder} não pode ser usada${reason} (${code}).`;
  return new StartupError(message, { cause: error });
}
