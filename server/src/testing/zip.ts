import { crc32, deflateRawSync } from 'node:zlib';

/** An archive as spreadsheets are, made by hand so that it may declare a false size. */
export function zipOf(
  files: Readonly<Record<string, string | Buffer>>,
  { saysSize = (size: number) => size } = {},
): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain, { level: 1 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saysSize(plain.length), 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    directory.push(
      Buffer.from('PK\x01\x02'),
      Buffer.from([20, 0]),
      common,
      entry,
      Buffer.from(name),
    );
    local.push(head);
    at += head.length;
  }
  const central = Buffer.concat(directory);
  const count = Object.keys(files).length;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, central, end]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

interface SheetXml {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** The XML of its rows. */
  readonly rows: string;
  /** The cells that are merged: 'A1:A3'. */
  readonly merges?: readonly string[];
}

/** The least that a spreadsheet with one sheet is made of. */
export const sheetParts = (rows: string) => workbookParts([{ rows }]);

/**
 * The least that a spreadsheet is made of; style 1 is a time.
 *
 * @param formats what styles 2, 3 … are: a format, or the number of one that needs no text
 */
export function workbookParts(
  sheets: readonly SheetXml[],
  formats: readonly (string | number)[] = [],
): Record<string, string> {
  const custom = formats.map((format, at) =>
    typeof format === 'number'
      ? ''
      : `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(format)}"/>`,
  );
  const styles = [0, 20, ...formats.map((format, at) => (custom[at] ? 164 + at : format))];
  const named = sheets.map((sheet, at) => ({ name: `Sheet ${at + 1}`, id: at + 1, ...sheet }));
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.map(({ name, id, state }) => `<sheet name="${escapeXml(name)}" sheetId="${id}"${state ? ` state="${state}"` : ''} r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships">${named.map(({ id }) => `<Relationship Id="rId${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts>${custom.join('')}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="10"/></cellStyleXfs><cellXfs>${styles.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      named.map(({ id, rows, merges = [] }) => [
        `xl/worksheets/sheet${id}.xml`,
        `${declaration}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${merges.length > 0 ? `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''}</worksheet>`,
      ]),
    ),
  };
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
