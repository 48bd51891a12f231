import { cellsOfText } from '#core/sheets/cells-of-text.ts';
import { readXlsx } from './read-xlsx.ts';
import { SheetError, sheetLimits } from './sheet.ts';
import { UsedCells, type UsedSheet } from './used-cells.ts';

/**
 * What the sheets of a spreadsheet show, hidden ones among them, in the file's order; or the one of a
 * text. Sheets without any cell are left out.
 *
 * @throws SheetError too_large
 * @throws Error when it is neither
 */
export async function usedSheets(file: Buffer): Promise<UsedSheet[]> {
  const sheets: UsedSheet[] = [];
  // An archive begins with these letters; everything else is text or nothing.
  const isArchive = file.toString('latin1', 0, 2) === 'PK';
  let cells = 0;
  for await (const sheet of isArchive ? readXlsx(file) : [readText(file)]) {
    cells += sheet.used.size;
    if (cells > sheetLimits.cells) throw new SheetError('too_large');
    if (sheet.used.size > 0) sheets.push(sheet);
  }
  return sheets;
}

/**
 * The cells of a text with any separator, in UTF-8, UTF-16 or the Windows encoding of Brazil.
 *
 * @throws Error when it is no text
 */
function readText(file: Uint8Array): UsedSheet {
  const text = decode(file);
  // No text has this sign, and every program does.
  if (text.includes('\0')) throw new Error('not a text');
  const used = new UsedCells();
  for (const { line, cells } of cellsOfText(text)) {
    for (const [place, cell] of cells.entries()) used.put(line, place, cell);
  }
  return { name: '', isHidden: false, used };
}

function decode(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
