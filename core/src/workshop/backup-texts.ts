import { formatMoment } from '../dates/time.ts';
import { kinds } from '../kinds/kinds.ts';
import { formatCount, formatDecimal } from '../numbers/formats.ts';
import type { BackupCause } from './backup-causes.ts';
import type { WorkshopChanges } from './workshop-schemas.ts';

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

type List = keyof Omit<WorkshopChanges, 'movements' | 'profile'>;
type Words = readonly [one: string, many: string];

interface Changing {
  readonly list: List;
  readonly one: string;
  readonly many: string;
  readonly keepsHistory: boolean;
  readonly inFileSince: number;
}

const inFile: readonly Changing[] = [
  ...Object.values(kinds),
  { list: 'templates', one: 'modelo', many: 'modelos', keepsHistory: false, inFileSince: 1 },
];

/** What a file changes, in the order in which files got it. */
const changing = inFile.toSorted((a, b) => a.inFileSince - b.inFileSince);

/** What keeps no history has no trash to lie in. */
const verbs: Record<keyof WorkshopChanges[List], (what: Changing) => Words> = {
  added: () => ['entra', 'entram'],
  changed: () => ['muda', 'mudam'],
  gone: ({ keepsHistory }) =>
    keepsHistory ? ['vai para a lixeira', 'vão para a lixeira'] : ['sai', 'saem'],
};

/** Whether a file brings what stays when its import is taken back: only what keeps history goes. */
export const staysAfterUndo = (changes: WorkshopChanges): boolean =>
  changes.profile ||
  changing.some(({ list, keepsHistory }) => {
    const { added, changed } = changes[list];
    return !keepsHistory && added.count + changed.count > 0;
  });

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
  const rows = changing.flatMap((what) =>
    (['added', 'changed', 'gone'] as const).flatMap((change) => {
      const { count, names } = changes[what.list][change];
      const more = count - names.length;
      const all = more > 0 ? [...names, `mais ${formatDecimal(more)}`] : names;
      return linesOf(count, [what.one, what.many], verbs[change](what), all.join(', '));
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
