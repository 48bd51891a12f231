/** The title of the history: lists name it beside each row, and need none of its other texts. */
export const pastTitle = 'Histórico';

export const trashWords = {
  title: 'Lixeira',
  keeps: 'Ele fica na lixeira, de onde volta com um toque.',
  loading: 'Abrindo a lixeira…',
  failed: 'Não foi possível abrir a lixeira',
  restored: 'De volta ao lugar.',
  restoreFailed: 'Não foi possível restaurar',
} as const;

export const deletionToasts = {
  undone: 'Exclusão desfeita',
  notUndone: 'Não foi possível desfazer a exclusão',
} as const;
