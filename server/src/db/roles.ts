import { StartupError } from '../startup-error.ts';
import { causes } from './outages.ts';

/** Runs a statement as the tables' owner and answers its rows. */
export type RunAsOwner = (statement: string) => Promise<Record<string, unknown>[]>;

/** Runs everything for a signed-in user, and what comes before a user is known (record 8). */
const roles = ['artesa_app', 'artesa_auth'];

/** Being a member says no more whether one may become the role, since PostgreSQL 16. */
const mayBecome = (role: string) => `pg_has_role(current_user, ${role},
  CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END)`;

/** Other databases of the server share the roles, and another start may make them at this moment. */
const makeRoles = `
DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['${roles.join("', '")}'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
        EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOBYPASSRLS', wanted);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    IF NOT ${mayBecome('wanted')} THEN
      EXECUTE format('GRANT %I TO %I', wanted, current_user);
    END IF;
  END LOOP;
END
$$`;

/**
 * Makes the two roles that no copy of a database brings along: they belong to the server.
 *
 * @throws StartupError with the statements for an administrator, where the owner may not make them
 */
export async function ensureRoles(run: RunAsOwner): Promise<void> {
  try {
    await run(makeRoles);
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new StartupError(
      `Faltam papéis no PostgreSQL, e quem abre o banco não pode criá-los. Peça a quem administra o servidor que execute: ${await statementsForAdministrator(run)}`,
    );
  }
}

async function statementsForAdministrator(run: RunAsOwner): Promise<string> {
  const known = await run(`SELECT quote_ident(current_user) AS owner,
    array(SELECT rolname::text FROM pg_roles WHERE rolname IN ('${roles.join("', '")}')) AS roles`);
  const [{ owner, roles: present } = {}] = known as { owner: string; roles: string[] }[];
  const missing = roles.filter((role) => !present?.includes(role));
  return [
    ...missing.map((role) => `CREATE ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS;`),
    `GRANT ${roles.join(', ')} TO ${owner};`,
  ].join(' ');
}

const isDenied = (error: unknown) => [...causes(error)].some(({ code }) => code === '42501');

/** Tables of which whoever opens the database now would read some rows only, even with `app.whole`. */
export const hiddenTables = (run: RunAsOwner) =>
  run(`SELECT c.oid::regclass::text AS name FROM pg_class c
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND row_security_active(c.oid)
  AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'whole_for_owner'
    AND pg_has_role(current_user, polroles[1], 'USAGE'))`);

/**
 * Lets the owner of the tables, who obeys row-level security as everybody does, read all rows in a
 * transaction that says `app.whole = on`. Whoever may bypass it needs none of this. A table that is new
 * or has another owner gets it at the next start (docs/decisions/0227), each on its own: nobody who has
 * locked one waits for another.
 */
export async function letOwnerReadWhole(run: RunAsOwner): Promise<void> {
  for (const { name } of await hiddenTables(run)) {
    await run(`DROP POLICY IF EXISTS whole_for_owner ON ${name}`);
    await run(`CREATE POLICY whole_for_owner ON ${name} FOR SELECT TO CURRENT_USER
      USING (current_setting('app.whole', true) = 'on')`);
  }
}
