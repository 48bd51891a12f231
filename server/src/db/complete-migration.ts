import { erasedRows } from './schema/roles.ts';

const breakpoint = '--> statement-breakpoint';

/**
 * Adds what drizzle-kit does not write of a new table of the workshop: that its owner obeys row-level
 * security too, what the two roles may do, and its place on the machines of a distributed database. That
 * comes before all keys, and after the rights: a machine gets its part of the table with them.
 *
 * @param migration as drizzle-kit writes it
 */
export function completeMigration(migration: string): string {
  const statements = migration.split(breakpoint);
  const added = statements.flatMap((statement) => {
    const [, table = ''] = /^\s*CREATE TABLE "(\w+)"/.exec(statement) ?? [];
    if (!migration.includes(`CREATE POLICY "${erasedRows(table)}" ON "${table}"`)) return [];
    // What may be undone is hidden.
    const rights = statement.includes('"is_active"') ? 'UPDATE' : 'UPDATE, DELETE';
    return [
      `\nALTER TABLE "${table}" FORCE ROW LEVEL SECURITY;`,
      `\nGRANT SELECT, INSERT, ${rights} ON "${table}" TO artesa_app;`,
      `\nGRANT SELECT (user_id), DELETE ON "${table}" TO artesa_auth;`,
      `\nSELECT distribute_by_user('${table}');`,
    ];
  });
  if (added.length === 0) return migration;
  const isKey = (statement: string) => statement.includes(' FOREIGN KEY ');
  const others = statements.filter((statement) => !isKey(statement));
  return [...others, ...added, ...statements.filter(isKey)].join(breakpoint);
}
