export const stockLabels = {
  tracked: 'Controlar estoque',
  track: 'Controlar o estoque',
  counted: 'Quanto você contou',
  paid: 'Valor pago',
  soldPrice: 'Preço por peça',
} as const;

export const minimumHint = 'Abaixo disso ele aparece como “Acabando” e entra na lista de compras.';

export const stockProblems = {
  valueOfPurchase: 'Só uma compra tem valor pago',
  twice: 'Este material já está na lista',
  note: 'A observação deve ter entre 1 e 200 caracteres',
  noDay: 'Informe o dia com o ano de quatro números, como 25/11/2026',
  inTheFuture: 'A data não pode estar no futuro',
  fixedDimension:
    'Este material tem estoque: escolha uma unidade do mesmo tipo (peso com peso, comprimento com comprimento)',
} as const;
