import type { SheetKind } from './sheet-columns.ts';

/** Lists as a workshop may have them: by the pack and by the piece, a product with two materials. */
const examples: Readonly<Record<SheetKind, readonly string[]>> = {
  materials: [
    'Material;Categoria;Fornecedor;Unidade;Perda (%);Preço por unidade;Preço do pacote;Conteúdo do pacote;Unidade do pacote',
    'Barbante cru nº 6;Linhas e Fios;Armarinho Central;grama;;;39,90;1;quilograma',
    'Botão de madeira 15 mm;Botões;;unidade;2;0,90;;;',
    'Tecido tricoline;Tecidos;;metro;5;28,00;;;',
  ],
  products: [
    'Produto;Categoria;Horas;Rende (peças);Custos fixos;Valor da hora;Margem sobre o custo (%);Material;Quantidade;Unidade;Preço por unidade;Preço do pacote;Conteúdo do pacote;Unidade do pacote',
    'Bolsa de crochê;Crochê;4,5;1;12,00;25,00;100;Barbante cru nº 6;450;grama;;39,90;1;quilograma',
    'Bolsa de crochê;;;;;;;Botão de madeira 15 mm;2;unidade;0,90;;;',
    'Caneca esmaltada;Cerâmica;2;6;8,00;25,00;80;Argila branca;3;quilograma;7,50;;;',
  ],
};

/** A sheet to begin one's own with, as CSV that spreadsheets open at once. */
export const exampleSheet = (kind: SheetKind) => `\uFEFF${examples[kind].join('\r\n')}\r\n`;
