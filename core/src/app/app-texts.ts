/** What links to a screen and the screen itself call it. */
export const screenTitles = {
  hour: 'Quanto vale minha hora?',
  home: 'Artesa, página inicial',
  catalogue: 'Catálogo de Materiais',
  channels: 'Onde você vende',
} as const;

/** Acts that are offered in several places, each by one name. */
export const actWords = {
  newPiece: 'Nova peça',
  bringList: 'Trazer uma lista',
  retry: 'Tentar de novo',
  wait: 'Um momento…',
  more: 'Mostrar mais',
  confirmDeletion: 'Sim, excluir',
  keepEditing: 'Continuar editando',
  discard: 'Sim, descartar',
  leave: 'Sair sem salvar',
  reload: 'Recarregar a página',
  logIn: 'Ir para o login',
  signUp: 'Criar conta grátis',
  firstPiece: 'Precificar a primeira peça',
  otherWords: 'Tente buscar com outros termos',
  importFile: 'Importar arquivo',
} as const;

export const newVersion = {
  message: 'Há uma nova versão da Artesa.',
  action: 'Atualizar',
} as const;

export const unsavedChanges = 'Você tem alterações não salvas. Deseja continuar?';

/** What was typed earlier is in a form again. */
export const restoredWords = {
  message: 'Recuperamos o que você ainda não tinha salvado.',
  discard: 'Descartar',
} as const;

export const backTo = {
  login: 'Voltar para o login',
  products: 'Voltar aos produtos',
  catalogue: 'Voltar ao catálogo',
  settings: 'Voltar às configurações',
  start: 'Voltar ao início',
} as const;
