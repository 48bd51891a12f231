-- The version of the oldest program that may work on this database (docs/decisions/0229). The release
-- before 0.2.0 does not ask, and works.
CREATE FUNCTION oldest_program() RETURNS text LANGUAGE sql STABLE AS $$ SELECT '0.1.0' $$;
--> statement-breakpoint
-- For a migration that takes something away. Programs that do not ask yet refuse to start at a table
-- without row-level security, and name it.
CREATE PROCEDURE need_program(version text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION oldest_program() RETURNS text LANGUAGE sql STABLE AS %L',
    format('SELECT %L', version));
  CREATE TABLE IF NOT EXISTS "este programa da Artesa é antigo demais para este banco" (never boolean);
  GRANT SELECT ON "este programa da Artesa é antigo demais para este banco" TO artesa_app;
END
$$;
--> statement-breakpoint
-- A running program looks whether the database is still as new as itself.
GRANT USAGE ON SCHEMA drizzle TO artesa_auth;--> statement-breakpoint
GRANT SELECT ON drizzle.__drizzle_migrations TO artesa_auth;--> statement-breakpoint
-- Programs from before the migration packs_and_prices know no figures of a price, and cannot be told
-- from the release before when they start. Of an error they log nothing but its code.
CREATE FUNCTION refuse_old_program() RETURNS numeric LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Este programa da Artesa é antigo demais para este banco de dados: nada foi salvo.'
    USING ERRCODE = 'VELHA';
END
$$;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "total_cost" SET DEFAULT refuse_old_program();--> statement-breakpoint
ALTER TABLE "materials" ALTER COLUMN "total_price" SET DEFAULT refuse_old_program();
