import type { ColumnId, SheetKind } from './sheet-columns.ts';
import { sheetHeadings } from './sheet-texts.ts';

interface Example {
  readonly columns: readonly ColumnId[];
  readonly lines: readonly string[];
}

/** Lists as a workshop may have them: by the pack and by the piece, a product with two materials. */
const examples: Readonly<Record<SheetKind, Example>> = {
  materials: {
    columns: [
      ...(['material', 'category', 'supplier', 'unit', 'waste'] as const),
      ...(['unitPrice', 'packPrice', 'packContent', 'packUnit'] as const),
    ],
    lines: [
      'Barbante cru nº 6;Linhas e Fios;Armarinho Central;grama;;;39,90;1;quilograma',
      'Botão de madeira 15 mm;Botões;;unidade;2;0,90;;;',
      'Tecido tricoline;Tecidos;;metro;5;28,00;;;',
    ],
  },
  products: {
    columns: [
      ...(['product', 'craft', 'hours', 'batch', 'fixedCosts', 'hourlyRate', 'markup'] as const),
      ...(['material', 'quantity', 'unit', 'unitPrice', 'packPrice'] as const),
      ...(['packContent', 'packUnit'] as const),
    ],
    lines: [
      'Bolsa de crochê;Crochê;4,5;1;12,00;25,00;100;Barbante cru nº 6;450;grama;;39,90;1;quilograma',
      'Bolsa de crochê;;;;;;;Botão de madeira 15 mm;2;unidade;0,90;;;',
      'Caneca esmaltada;Cerâmica;2;6;8,00;25,00;80;Argila branca;3;quilograma;7,50;;;',
    ],
  },
};

/** A sheet to begin one's own with, as CSV that spreadsheets open at once. */
export function exampleSheet(kind: SheetKind): string {
  const { columns, lines } = examples[kind];
  const headings = columns.map((id) => sheetHeadings[id]).join(';');
  return `\uFEFF${[headings, ...lines].join('\r\n')}\r\n`;
}
