/*
 * Reads one spreadsheet and ends: a file that is made to hurt hurts this process alone. Its heap has a
 * limit of its own (read-sheet.ts), and the rest of what a file makes it use is watched.
 */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { Meaning } from '#core/written-lists/column.ts';
import { readTable } from '#core/written-lists/table.ts';
import { watchProcess } from '../files/watch.ts';
import { exitCodes, type SheetChoice, SheetError, type SheetHead, type SheetRow } from './sheet.ts';
import type { UsedSheet } from './used-cells.ts';
import { usedSheets } from './used-sheets.ts';

/** So many lines show what a sheet holds. */
const shownLines = 200;
const unread: readonly Meaning[] = ['unknown', 'aside', 'total'];

const choice: SheetChoice = JSON.parse(process.argv[2] ?? '{}');
const file = await buffer(process.stdin);
watchProcess({ memory: 400 * 1024 * 1024, work: 4_000_000 });
try {
  await write(await usedSheets(file));
} catch (error) {
  process.exit(exitCodes[error instanceof SheetError ? error.fault : 'unreadable']);
}

/** What the list is in a line, and each of its rows in one. */
async function write(sheets: readonly UsedSheet[]): Promise<void> {
  const sheet = choice.sheet ?? likeliestSheet(sheets);
  const used = sheets[sheet]?.used;
  if (!used) return;
  const places = used.columns();
  const { lines, ...table } = readTable([...used.rows(places)], choice);
  await writeLine({ sheets: sheets.map(({ name }) => name), sheet, places, table });
  for (const line of lines) await writeLine(line);
}

async function writeLine(line: SheetHead | SheetRow): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

/** The place of the sheet that looks most like a list: of those that are shown, if any does. */
function likeliestSheet(sheets: readonly UsedSheet[]): number {
  if (sheets.length === 1) return 0;
  const rated = sheets.map(({ isHidden, used }, place) => {
    const rows = [...used.rows(used.columns())].slice(0, shownLines);
    const { columns, unsure } = readTable(rows, {});
    const known = columns.filter(({ meaning }) => !unread.includes(meaning)).length;
    return { place, isHidden, known: unsure ? Math.min(known, 1) : known };
  });
  const lists = rated.filter(({ known }) => known >= 2);
  const open = lists.filter(({ isHidden }) => !isHidden);
  const [best] = (open.length > 0 ? open : lists).toSorted((one, other) => other.known - one.known);
  return (best ?? rated.find(({ isHidden }) => !isHidden) ?? rated[0])?.place ?? 0;
}
