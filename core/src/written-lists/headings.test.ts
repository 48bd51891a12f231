import { expect, test } from 'vitest';
import { isHeadingLine, readHeading } from './headings.ts';

test.each([
  ['material', 'Nome, Material, MATERIAIS, Insumos, Ítens, Item, Descrição, Descrições, Produto'],
  ['material', 'Nome do material, Materiais utilizados, Item / Insumo, O que'],
  [
    'quantity',
    'Qtd, Qtde., QTD, Quant., Quantidade, Quantidades, Qtd. usada, Quantidade (m), Qtd total',
  ],
  [
    'unitPrice',
    'Preço, preco, Preço unitário, Preços unit. (R$), Valor, Valores, Valor unit., Vlr. Unit.',
  ],
  [
    'unitPrice',
    'Preço atual, preço_medio, Último preço, Custo, Custo unitário, R$, Unit., Unitário, Preço/kg, Preço do novelo, Valor da unidade',
  ],
  [
    'total',
    'Total, TOTAL (R$), Subtotal, Sub-total, Valor total, Preço total, Custo total, Total do item',
  ],
  ['unit', 'Unidade, Unid., UN, UM, Und, Medida, Unidade de medida'],
  ['aside', 'Código, Cód., Nº'],
] as const)('understands as %s: %s', (meaning, headings) => {
  for (const heading of headings.split(', ')) {
    expect(readHeading(heading, 'rows')[0]?.meaning, heading).toBe(meaning);
  }
});

test.each([
  '',
  'Novelo',
  'Cor',
  'Fornecedor',
  'Preço de venda',
  'Qtd em estoque',
  'Valor do frete',
  '#',
])('does not understand %j', (heading) => {
  expect(readHeading(heading, 'rows')).toEqual([]);
});

test.each([
  ['Qtd', 'Material', 'Preço'],
  ['Fios', '', 'R$/novelo', 'Preço'],
  ['Material', 'Total'],
  ['Material', 'Cor'],
])('a line of headings: %s', (...cells) => {
  expect(isHeadingLine(cells, 'rows')).toBe(true);
});

test.each([
  ['Material 1', '2', '1,00'],
  ['Preço'],
  ['Lã', 'R$ -'],
  ['Lã', 'novelo'],
  ['Total', 'R$ -'],
])('no line of headings: %s', (...cells) => {
  expect(isHeadingLine(cells, 'rows')).toBe(false);
});
