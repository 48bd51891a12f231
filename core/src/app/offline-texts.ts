import { sayMoment } from '../dates/say-day.ts';

interface Offline {
  /** When the oldest of what the screen shows was read, in ms since 1970. */
  readonly knownAt: number | null;
  /** The screen keeps what is typed on the device. */
  readonly keepsDraft: boolean;
}

/** What holds on a screen of the workshop while there is no connection. */
export function offlineText({ knownAt, keepsDraft }: Offline, now?: Date): string {
  const age = knownAt !== null && `Como estava ${sayMoment(new Date(knownAt).toISOString(), now)}.`;
  const draft = keepsDraft && 'O que você digita fica guardado neste aparelho.';
  const known = [age, draft].filter(Boolean);
  if (known.length === 0) known.push('Para salvar, espere a internet voltar.');
  return ['Sem conexão.', ...known].join(' ');
}

/** The offline note on a screen that shows nothing of a workshop. */
export const offlineForVisitors = 'Sem conexão. Entrar e enviar precisam da internet.';

/** The text in place of what the device does not know. */
export const unknownOffline =
  'Sem conexão, e isto ainda não está guardado neste aparelho. Abrimos assim que a internet voltar.';
