/** The tip of the dashboard. */
export const markupTip =
  'Margens abaixo de 30% sobre o custo podem significar que você está vendendo no prejuízo. Confira se as horas e os materiais estão completos antes de baixar um preço.';
