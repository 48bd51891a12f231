import { expect, test } from 'vitest';
import type { CatalogueMaterialContent } from '../catalogue/catalogue-schemas.ts';
import { toDecimal } from '../numbers/decimal.ts';
import { seeded, type Truth, type WrittenLine, writeList } from '../testing/written-lists.ts';
import { unitOf } from '../units/unit-types.ts';
import { cellsOfText } from './cells-of-text.ts';
import { readingOf, sheetLinesOf } from './read-line.ts';
import { materialOfLine } from './sheet-rows.ts';
import { readTable } from './table.ts';

function contentsOf(text: string): ReadonlyMap<number, CatalogueMaterialContent | null> {
  const table = readTable(cellsOfText(text), { kind: 'materials' });
  const reading = readingOf(table, {});
  const columns = table.columns.map(({ meaning }) => meaning);
  return new Map(
    sheetLinesOf(columns, table.lines).map((line) => [
      line.line,
      materialOfLine(line, undefined, reading).content,
    ]),
  );
}

type Verdict = 'right' | 'asked' | 'price' | 'amount';

function verdictOf(
  { truth }: WrittenLine,
  content: CatalogueMaterialContent | null | undefined,
): Verdict {
  if (!content) return truth ? 'asked' : 'right';
  if (!truth) return 'price';
  const { unitPrice, unitType, pack } = content;
  const read = pack ?? { price: unitPrice ?? 0, content: 1, unit: unitType };
  if (!toDecimal(read.price).eq(truth.price)) return 'price';
  return isSame(read, truth) ? 'right' : 'amount';
}

function isSame(read: { readonly content: number; readonly unit: Truth['unit'] }, truth: Truth) {
  const [one, other] = [unitOf(read.unit), unitOf(truth.unit)];
  if (one.dimension !== other.dimension) return false;
  const left = toDecimal(read.content).times(String(one.factor[0] * other.factor[1]));
  return left.eq(toDecimal(truth.amount).times(String(other.factor[0] * one.factor[1])));
}

test('no list that people write has a wrong price or amount without a word', () => {
  const random = seeded(7);
  const counts = { lines: 0, clear: 0, asked: 0 };
  const wrong: string[] = [];
  while (counts.lines < 20_000) {
    const list = writeList(random);
    const contents = contentsOf(list.text);
    for (const [index, line] of list.lines.entries()) {
      const verdict = verdictOf(line, contents.get(index + 1));
      counts.lines += 1;
      counts.clear += Number(line.isClear);
      counts.asked += Number(line.isClear && verdict === 'asked');
      if (verdict === 'price' || verdict === 'amount') wrong.push(`${verdict}: ${line.text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(counts.asked / counts.clear).toBeLessThanOrEqual(0.03);
});
