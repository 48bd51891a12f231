import { expect, test } from 'vitest';
import { sheetParts, zipOf } from '../testing/zip.ts';
import { readSheet } from './read-sheet.ts';

test('what a document type would bring in stays out, be it a file of this machine or a text that grows', async () => {
  const entities =
    '<!ENTITY f SYSTEM "file:///etc/hostname"><!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">';
  const parts = sheetParts('<row r="1"><c r="A1" t="inlineStr"><is><t>&f;&b;</t></is></c></row>');
  const place = 'xl/worksheets/sheet1.xml';
  const sheet = `<!DOCTYPE worksheet [${entities}]>${parts[place]}`;
  expect(await readSheet(zipOf({ ...parts, [place]: sheet }))).toEqual([
    { line: 1, cells: ['&f;&b;'] },
  ]);
});
