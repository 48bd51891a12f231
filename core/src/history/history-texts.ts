import { sayMoment } from '../dates/say-day.ts';
import { formatMoney } from '../numbers/formats.ts';
import { pastTitle } from '../trash/trash-texts.ts';
import type { HistoryCause } from './history-causes.ts';
import type { VersionSummary } from './history-schemas.ts';

const causeTexts: Record<HistoryCause, string> = {
  saved: 'Salvo',
  repriced: 'Preços atualizados',
  deleted: 'Excluído',
  restored: 'De volta da lixeira',
  reverted: 'Versão anterior restaurada',
  imported: 'Importado',
  backup: 'Backup restaurado',
};

export const historyWords = {
  title: pastTitle,
  loading: 'Abrindo o histórico…',
  failed: 'Não foi possível abrir o histórico',
  older: 'Mostrar versões mais antigas',
  current: 'Versão atual',
  created: 'Criado',
  compare: 'Comparar',
  restore: 'Restaurar',
  restored: 'Versão restaurada. A anterior continua no histórico.',
  restoreFailed: 'Não foi possível restaurar a versão',
  changedMeanwhile: 'Houve outra mudança enquanto você olhava. Confira o histórico de novo.',
  compareTitle: 'Comparar versões',
  left: 'Antes',
  right: 'Depois',
  onlyChanges: 'Só o que mudou',
  noDifference: 'As duas versões são iguais.',
  readOnly:
    'O histórico fica guardado e você pode ler e comparar. Restaurar uma versão é do Plano Pro.',
} as const;

type Version = Pick<VersionSummary, 'version' | 'cause' | 'finalPrice'>;

/** How a version came about and its price: 'Criado · R$ 122,35'. */
export function sayVersion({ version, cause, finalPrice }: Version): string {
  const how = version === 1 && cause === 'saved' ? historyWords.created : causeTexts[cause];
  return finalPrice === null ? how : `${how} · ${formatMoney(finalPrice)}`;
}

export const aboutVersion = (act: string, at: string) => `${act} a versão de ${sayMoment(at)}`;

export const changeWords = {
  fromTo: (what: string, before: string, after: string) => `${what}: de ${before} para ${after}`,
  added: (name: string, how: string) => `${name}: acrescentado (${how})`,
  removed: (name: string) => `${name}: retirado`,
  ofMaterial: (name: string, what: string) => `${name}, ${what.toLowerCase()}`,
  channels: 'Onde vende',
  offChannels: 'Onde não vende',
  lostChannel: 'lugar excluído',
  otherText: (what: string) => `${what}: texto alterado`,
  renamed: (before: string, after: string) => `${before}: agora é “${after}”`,
  newer: 'Guardada por uma versão mais nova da Artesa',
  nothing: 'nenhum',
  batch: 'Rendimento',
  price: 'Preço',
} as const;
