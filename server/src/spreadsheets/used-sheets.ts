import { cellsOfText } from '#core/written-lists/cells-of-text.ts';
import { CellReader, isTrue, ownText, Written } from './read-cells.ts';
import { attributeOf, type OnTag, type OnText, scanXml } from './scan-xml.ts';
import { SheetError, sheetLimits } from './sheet.ts';
import { type Look, lookOf } from './shown-number.ts';
import { UsedCells, type UsedSheet } from './used-cells.ts';
import { type ArchivePart, partsOf, unpack } from './xlsx-archive.ts';

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

/**
 * The worksheets of a workbook, in its order: ECMA-376 part 1, 18.2 and 18.3. A formula is what it last
 * came to.
 *
 * @throws SheetError too_large
 * @throws Error when it is no workbook
 */
async function* readXlsx(file: Buffer): AsyncGenerator<UsedSheet> {
  const parts = new Parts(file);
  const [book] = (await parts.targetsOf('')).filter(({ type }) => type === 'officeDocument');
  if (!book) throw new Error('no workbook');
  const targets = await parts.targetsOf(book.path);
  const pathOf = (wanted: string) => targets.find(({ type }) => type === wanted)?.path;
  const sheets: string[] = [];
  let isFrom1904 = false;
  await parts.scan(book.path, (name, attributes) => {
    if (attributes === null) return;
    if (name === 'sheet') sheets.push(attributes);
    if (name === 'workbookPr') isFrom1904 = isTrue(attributeOf(attributes, 'date1904'));
  });
  if (sheets.length === 0) throw new Error('no workbook');
  const texts = await readTexts(parts, pathOf('sharedStrings'));
  const looks = await readLooks(parts, pathOf('styles'));
  for (const sheet of sheets) {
    const target = targets.find(({ id }) => id === attributeOf(sheet, '\\w+:id'));
    // Others hold charts, or programs.
    if (target?.type !== 'worksheet') continue;
    const cells = new CellReader({ texts, looks, isFrom1904 });
    await parts.scan(target.path, cells.onTag, cells.onText);
    const name = attributeOf(sheet, 'name') ?? '';
    yield { name, isHidden: /hidden/i.test(attributeOf(sheet, 'state') ?? ''), used: cells.end() };
  }
}

interface Target {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** The parts of a workbook's archive. */
class Parts {
  readonly #file: Buffer;
  readonly #parts: ReadonlyMap<string, ArchivePart>;

  constructor(file: Buffer) {
    this.#file = file;
    this.#parts = partsOf(file);
  }

  /** @throws Error when there is no such part */
  async scan(path: string, onTag: OnTag, onText?: OnText): Promise<void> {
    const part = this.#parts.get(path.toLowerCase());
    if (!part) throw new Error(`no ${path}`);
    await scanXml(unpack(this.#file, part), onTag, onText);
  }

  /** What a part refers to. @param path '' for the archive itself */
  async targetsOf(path: string): Promise<Target[]> {
    const targets: Target[] = [];
    await this.scan(path.replace(/[^/]*$/, '_rels/$&.rels'), (name, attributes) => {
      if (name !== 'Relationship' || attributes === null) return;
      const of = (wanted: string) => attributeOf(attributes, wanted) ?? '';
      const { pathname } = new URL(of('Target'), `file:///${path}`);
      const type = of('Type').replace(/^.*\//, '');
      targets.push({ id: of('Id'), type, path: decodeURIComponent(pathname.slice(1)) });
    });
    return targets;
  }
}

async function readTexts(parts: Parts, path: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (path === undefined) return texts;
  const written = new Written();
  const onTag: OnTag = (name, attributes) => {
    written.tag(name, attributes === null);
    if (name !== 'si') return;
    if (attributes === null) texts.push(ownText(written.text));
    written.text = '';
  };
  await parts.scan(path, onTag, (piece) => written.add(piece));
  return texts;
}

async function readLooks(parts: Parts, path: string | undefined): Promise<Look[]> {
  const looks: Look[] = [];
  const formats = new Map<number, string>();
  if (path === undefined) return looks;
  let isOfCells = false;
  await parts.scan(path, (name, attributes) => {
    if (name === 'cellXfs') isOfCells = attributes !== null;
    const isCell = name === 'xf' && isOfCells;
    if (attributes === null || (name !== 'numFmt' && !isCell)) return;
    const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
    if (isCell) looks.push(lookOf(id, formats.get(id)));
    else formats.set(id, attributeOf(attributes, 'formatCode') ?? '');
  });
  return looks;
}
