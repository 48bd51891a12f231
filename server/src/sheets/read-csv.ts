import Papa from 'papaparse';
import { sheetLimits } from './sheet.ts';

/** So many lines tell which sign stands between the cells. */
const linesForGuess = 20;

/**
 * The rows of a text with any separator, in UTF-8, UTF-16 or the Windows encoding of Brazil.
 *
 * @throws Error when it is no text
 */
export function readCsvRows(file: Uint8Array): string[][] {
  const text = decode(file);
  // No text has this sign, and every program does.
  if (text.includes('\0')) throw new Error('not a text');
  // Empty lines keep their numbers, but would mislead the guess.
  const { meta } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    preview: linesForGuess,
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const { data } = Papa.parse<string[]>(text, {
    preview: sheetLimits.rows + 2,
    delimiter: meta.delimiter,
  });
  return data;
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
