/** Of the history: lists name it beside each row, and need none of its other texts. */
export const pastTitle = 'Histórico';

export const trashWords = {
  title: 'Lixeira',
  keeps: 'Ele fica na lixeira, de onde volta com um toque.',
  loading: 'Abrindo a lixeira…',
  failed: 'Não foi possível abrir a lixeira',
  restored: 'De volta ao lugar.',
  restoreFailed: 'Não foi possível restaurar',
  more: 'Mostrar mais',
} as const;
