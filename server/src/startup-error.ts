import { OwnError } from './own-error.ts';

/**
 * A reason not to start that an operator can act on. It is printed as a single line. It names variables,
 * addresses and folders of the operator, and neither a secret nor a person.
 */
export class StartupError extends OwnError {
  override readonly name = 'StartupError';

  constructor(message: string, options?: ErrorOptions) {
    super(message as never, options);
  }
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
