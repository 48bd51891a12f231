/** What somebody who has just gone Pro can do now, the most useful first. */
export const proSteps = [
  {
    id: 'materials',
    title: 'Guarde seus materiais uma vez',
    text: 'Na calculadora cada um entra com um toque, já com o preço certo.',
  },
  {
    id: 'stock',
    title: 'Conte o estoque',
    text: 'A Artesa avisa o que está acabando e registra o que você vende.',
  },
  {
    id: 'reports',
    title: 'Veja seus relatórios',
    text: 'Quais peças dão lucro e quanto cada mês trouxe.',
  },
] as const;

export type ProStepId = (typeof proSteps)[number]['id'];

export const proStepsWords = {
  title: 'Agora você pode',
  dismiss: 'Dispensar',
} as const;
