import type { BackupCause } from '../choices/backup-causes.ts';
import type { WorkshopChanges } from '../schemas/workshop.ts';
import { formatCount, formatDecimal } from '../text/formats.ts';
import { formatMoment } from '../text/time.ts';

export const backupCauseTexts = {
  daily: 'Automático',
  manual: 'Feito por você',
  beforeRestore: 'Antes de restaurar',
} as const satisfies Record<BackupCause, string>;

/** 2048 → '2 KB', 1500000 → '1,4 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${formatDecimal(kilobytes)}\u00a0KB`;
  return `${formatDecimal(Math.round((bytes / 1024 / 1024) * 10) / 10)}\u00a0MB`;
}

export const formatContents = (products: number, materials: number) =>
  [
    formatCount(products, 'produto', 'produtos'),
    formatCount(materials, 'material', 'materiais'),
  ].join(', ');

type Kind = 'products' | 'materials' | 'templates' | 'channels';
type Words = readonly [one: string, many: string];

const words: Record<Kind, Words> = {
  products: ['produto', 'produtos'],
  materials: ['material do catálogo', 'materiais do catálogo'],
  templates: ['modelo', 'modelos'],
  channels: ['lugar de venda', 'lugares de venda'],
};

/** A deleted template, or channel, has no trash to lie in. */
const verbs: Record<keyof WorkshopChanges[Kind], (kind: Kind) => Words> = {
  added: () => ['entra', 'entram'],
  changed: () => ['muda', 'mudam'],
  gone: (kind) =>
    kind === 'templates' || kind === 'channels'
      ? ['sai', 'saem']
      : ['vai para a lixeira', 'vão para a lixeira'],
};

const movementWords = ['movimento de estoque', 'movimentos de estoque'] as const;

export interface ChangeLine {
  readonly text: string;
  readonly names: string;
}

/** What a file changes, line by line; empty where it changes nothing. */
export function changeLines({
  movements,
  ...changes
}: Omit<WorkshopChanges, 'profile'>): ChangeLine[] {
  const rows = (['products', 'materials', 'templates', 'channels'] as const).flatMap((kind) =>
    (['added', 'changed', 'gone'] as const).flatMap((change) => {
      const { count, names } = changes[kind][change];
      const more = count - names.length;
      const all = more > 0 ? [...names, `mais ${formatDecimal(more)}`] : names;
      return linesOf(count, words[kind], verbs[change](kind), all.join(', '));
    }),
  );
  return [
    ...rows,
    ...linesOf(movements.added, movementWords, ['volta', 'voltam']),
    ...linesOf(movements.reversed, movementWords, ['é desfeito', 'são desfeitos']),
  ];
}

function linesOf(count: number, what: Words, [one, many]: Words, names = ''): ChangeLine[] {
  if (count === 0) return [];
  return [{ text: `${formatCount(count, ...what)} ${count === 1 ? one : many}`, names }];
}

export const failingText = (since: string) =>
  `Desde ${formatMoment(since)} o backup automático não passa na conferência: lemos de novo o que foi guardado e não dá para restaurar. Os backups da lista continuam valendo. Baixe tudo para ter uma cópia com você, e fale com o suporte.`;

export const backupWords = {
  made: 'Backup feito.',
  restored: 'Backup restaurado. O que havia antes ficou guardado em um backup novo.',
  imported: 'Arquivo importado.',
  staysBesides: 'Os modelos, os lugares de venda e as preferências que vieram continuam.',
  nothing: 'Nada muda: a sua oficina já está assim.',
  profile: 'O valor da hora, o tipo de artesanato e as outras preferências vêm do arquivo.',
} as const;

export const downloadFailed = 'Não foi possível baixar o arquivo';
