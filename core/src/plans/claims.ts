/** Claims that whoever runs the product replaces by what they can prove. */
export const claims = {
  profitIncrease: '+40%',
  profitIncreaseRange: '35-50%',
  /** How soon a month of Pro is earned back. */
  payback: '2-3 dias',
  craftspeople: '5.000+',
  /** Each quote carries a craft and a state, and no name. */
  testimonials: [
    {
      quote:
        'Eu cobrava o fio e mais um pouquinho. Quando coloquei as horas, vi que pagava para trabalhar. Hoje passo o preço sem vergonha.',
      craft: 'Crochê',
      state: 'Minas Gerais',
    },
    {
      quote:
        'Na feira o cliente pede desconto e eu abro no celular: sei até onde dá para ir sem perder dinheiro.',
      craft: 'Cerâmica',
      state: 'Pernambuco',
    },
  ],
} as const;
