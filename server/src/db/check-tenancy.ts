import { getTableName, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { StartupError } from '../startup-error.ts';
import type { Database, Queryable, UserId } from './database.ts';
import { signForOldPrograms } from './program-age.ts';
import { keepFromOtherMachines, reachWorkshop } from './scope.ts';
import { workshopTables } from './workshop-tables.ts';

/**
 * Makes sure of tenancy (docs/decisions/0008): transactions run under their roles, row-level security
 * holds for these roles in every table, and one of them has rights there. Of a workshop neither sees a
 * row of others, on whatever machine it is, whether or not that one was told the user.
 *
 * @throws StartupError naming the role and the tables
 */
export async function checkTenancy(db: Database): Promise<void> {
  await db.asAuth(checkRights);
  await db.asUser(uuidv7() as UserId, async (tx) => {
    await checkRole(tx, 'artesa_app');
    await checkRows(tx, 'artesa_app');
  });
  await db.asAuth(async (tx) => {
    await checkRole(tx, 'artesa_auth');
    await checkRows(tx, 'artesa_auth');
    for (const setting of reachWorkshop(uuidv7())) await tx.execute(setting);
    await checkRows(tx, 'artesa_auth');
  });
  await db.asUser(uuidv7() as UserId, async (tx) => {
    await tx.execute(keepFromOtherMachines);
    await checkRows(tx, 'artesa_app');
  });
}

async function checkRole(tx: Queryable, expected: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select current_user::text as role, string_agg(relname, ', ' order by relname) as open
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname <> ${signForOldPrograms} and not row_security_active(oid)`);
  const { role, open } = rows[0] ?? {};
  if (role === expected && open === null) return;
  throw seesOthers(role, open ?? `deveria ser ${expected}`);
}

const seesOthers = (role: unknown, where: unknown) =>
  new StartupError(`O papel ${role} do banco de dados veria linhas de outras pessoas (${where}).`);

/** Asks without a filter, as a statement that forgets its user would. */
async function checkRows(tx: Queryable, role: string): Promise<void> {
  const each = workshopTables.map(
    (table) => sql`(select ${getTableName(table)}::text as name from ${table} limit 1)`,
  );
  const { rows } = await tx.execute(sql.join(each, sql` union all `));
  if (rows.length > 0) throw seesOthers(role, rows.map(({ name }) => name).join(', '));
}

/** A copy that was restored before its server had the roles has lost all that was granted to them. */
async function checkRights(tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(sql`
    select string_agg(relname, ', ' order by relname) as lost from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not has_table_privilege('artesa_app', oid, 'select')
      and not has_table_privilege('artesa_auth', oid, 'select')`);
  const { lost } = rows[0] ?? {};
  if (lost === null) return;
  throw new StartupError(
    `O banco de dados foi copiado sem os direitos de artesa_app e artesa_auth (${lost}): os papéis faltavam no servidor. Agora existem: restaure a cópia de novo, num banco vazio.`,
  );
}
