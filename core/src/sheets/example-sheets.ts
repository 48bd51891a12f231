import { type ColumnId, columnsOf, type SheetKind } from './sheet-columns.ts';
import { sheetHeadings } from './sheet-texts.ts';

type ExampleLine = Partial<Readonly<Record<ColumnId, string>>>;

/** Lists as a workshop may have them: by the pack and by the piece, a product with two materials. */
const exampleLines: Readonly<Record<SheetKind, readonly ExampleLine[]>> = {
  materials: [
    {
      material: 'Barbante cru nº 6',
      category: 'Linhas e Fios',
      supplier: 'Armarinho Central',
      unit: 'grama',
      packPrice: '39,90',
      packContent: '1',
      packUnit: 'quilograma',
    },
    {
      material: 'Botão de madeira 15 mm',
      category: 'Botões',
      unit: 'unidade',
      waste: '2',
      unitPrice: '0,90',
    },
    {
      material: 'Tecido tricoline',
      category: 'Tecidos',
      unit: 'metro',
      waste: '5',
      unitPrice: '28,00',
    },
  ],
  products: [
    {
      product: 'Bolsa de crochê',
      craft: 'Crochê',
      hours: '4,5',
      batch: '1',
      fixedCosts: '12,00',
      hourlyRate: '25,00',
      markup: '100',
      material: 'Barbante cru nº 6',
      quantity: '450',
      unit: 'grama',
      packPrice: '39,90',
      packContent: '1',
      packUnit: 'quilograma',
    },
    {
      product: 'Bolsa de crochê',
      material: 'Botão de madeira 15 mm',
      quantity: '2',
      unit: 'unidade',
      unitPrice: '0,90',
    },
    {
      product: 'Caneca esmaltada',
      craft: 'Cerâmica',
      hours: '2',
      batch: '6',
      fixedCosts: '8,00',
      hourlyRate: '25,00',
      markup: '80',
      material: 'Argila branca',
      quantity: '3',
      unit: 'quilograma',
      unitPrice: '7,50',
    },
  ],
};

/** A sheet to begin one's own with, as CSV that spreadsheets open at once; its empty columns are left out. */
export function exampleSheet(kind: SheetKind): string {
  const lines = exampleLines[kind];
  const columns = columnsOf[kind].filter((id) => lines.some((line) => line[id]));
  const rows = [
    columns.map((id) => sheetHeadings[id]),
    ...lines.map((line) => columns.map((id) => line[id] ?? '')),
  ];
  return `\uFEFF${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
