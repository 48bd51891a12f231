import { expect, test } from 'vitest';
import { sheetParts, zipOf } from '../testing/zip.ts';
import { readSheet } from './read-sheet.ts';

test.each([
  ['a file of this machine', '<!ENTITY x SYSTEM "file:///etc/hostname">'],
  ['texts that grow', '<!ENTITY a "ha"><!ENTITY x "&a;&a;&a;">'],
])('what a document type would bring in stays out: %s', async (_what, entities) => {
  const parts = sheetParts('<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>');
  const place = 'xl/worksheets/sheet1.xml';
  const sheet = `<!DOCTYPE worksheet [${entities}]>${parts[place]}`;
  expect(await readSheet(zipOf({ ...parts, [place]: sheet }))).toEqual([
    { line: 1, cells: ['&x;'] },
  ]);
});
