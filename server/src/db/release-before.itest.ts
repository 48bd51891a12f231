import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { recordProgram } from '../testing/record-release.ts';
import { type RecordedRelease, replayRelease, type Step } from '../testing/replay-release.ts';
import { scratchForTest } from '../testing/scratch.ts';
import { engine, isDistributed } from '../testing/test-database.ts';

const fixture = new URL('fixtures/release-before.json', import.meta.url);
const before = withoutLateChannels(JSON.parse(readFileSync(fixture, 'utf8')));

/** 0.1.0 deletes an account before its channels, which the account takes along since 0034. */
function withoutLateChannels({ texts, transactions, ...rest }: RecordedRelease): RecordedRelease {
  const late = texts.indexOf('delete from "channels" where "channels"."user_id" = $1');
  const asToday = (step: Step): Step => (step[0] === late ? [step[0], step[1], 0] : step);
  return { ...rest, texts, transactions: transactions.map((steps) => steps.map(asToday)) };
}

/** Today's schema, with what somebody planted into it. */
async function planted(statement = ''): Promise<string> {
  const { databaseUrl = '' } = await scratchForTest();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
  return databaseUrl;
}

/** Texts on lines of their own, so that two recordings can be compared. */
const inLines = ({ texts, transactions, ...rest }: RecordedRelease) => {
  const lines = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).join(',\n');
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},\n"texts":[\n${lines(texts)}\n],\n"transactions":[\n${lines(transactions)}\n]}\n`;
};

// It knows no distributed database.
describe.runIf(engine === 'postgres' && !isDistributed)('the release before', () => {
  test('reads and saves on the database of today', async () => {
    expect(before.texts.length).toBeGreaterThan(150);
    await replayRelease(await planted(), before);
  });

  test.each([
    ['alter table products add column width numeric not null', 'violates not-null constraint'],
    ['alter table products drop column notes', 'column "notes" of relation "products"'],
    ['create unique index on channels (user_id)', '0 rows instead of 1'],
    ['revoke insert on templates from artesa_app', 'permission denied for table templates'],
  ])('would fail after: %s', async (statement, message) => {
    await expect(replayRelease(await planted(statement), before)).rejects.toThrow(message);
  });

  // RECORD_RELEASE=1 keeps what the present program sends as that of the release before.
  test('is recorded by a story that every call of the API is in', async () => {
    const recorded = await recordProgram();
    expect(recorded.texts.length).toBeGreaterThan(150);
    await replayRelease(await planted(), recorded);
    if (process.env.RECORD_RELEASE) writeFileSync(fixture, inLines(recorded));
  });
});
