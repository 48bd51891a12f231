-- expand: what the release before sends passes. Only its changes reach open tabs with their next look.
-- A workshop is in tables that may be spread over several machines by their user (docs/decisions/0233): no key
-- leads to the account, no trigger runs there, and no key sets anything to null.
ALTER TABLE "user_materials" DROP CONSTRAINT "user_materials_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "materials" DROP CONSTRAINT "materials_catalogue_fk";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "repricings" DROP CONSTRAINT "repricings_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "row_states" DROP CONSTRAINT "row_states_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_catalogue_fk" FOREIGN KEY ("user_id","material_id") REFERENCES "public"."user_materials"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A limit is the account's own, and goes with it. What a program beside the first one with this table left is gone.
ALTER TABLE "daily_versions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DELETE FROM "daily_versions" WHERE NOT EXISTS (SELECT FROM "users" WHERE "id" = "user_id");--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_versions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_versions" ADD CONSTRAINT "daily_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP POLICY "channels_auth" ON "channels" CASCADE;--> statement-breakpoint
DROP POLICY "daily_versions_auth" ON "daily_versions" CASCADE;--> statement-breakpoint
CREATE POLICY "user_materials_of_erased" ON "user_materials" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "material_prices_of_erased" ON "material_prices" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "channels_of_erased" ON "channels" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "materials_of_erased" ON "materials" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "products_of_erased" ON "products" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "stock_movements_of_erased" ON "stock_movements" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "imports_of_erased" ON "imports" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "repricings_of_erased" ON "repricings" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "row_states_of_erased" ON "row_states" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "templates_of_erased" ON "templates" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
REVOKE SELECT (user_id), DELETE ON "daily_versions" FROM artesa_auth;--> statement-breakpoint
DROP TRIGGER products_inserted ON "products";--> statement-breakpoint
DROP TRIGGER products_updated ON "products";--> statement-breakpoint
DROP TRIGGER user_materials_inserted ON "user_materials";--> statement-breakpoint
DROP TRIGGER user_materials_updated ON "user_materials";--> statement-breakpoint
DROP TRIGGER stock_movements_inserted ON "stock_movements";--> statement-breakpoint
DROP FUNCTION notify_rows_changed();--> statement-breakpoint
DROP FUNCTION notify_stock_moved();--> statement-breakpoint
-- An account that is erased has its workshop deleted: of every row the role sees whose it is, and no more.
GRANT SELECT (user_id), DELETE ON "stock_movements", "materials", "material_prices", "products", "user_materials",
  "row_states", "templates", "repricings", "imports" TO artesa_auth;--> statement-breakpoint
-- For the release before, which leaves the workshop of an account that it deletes to the keys. The program
-- of now has deleted it by then.
CREATE FUNCTION erase_workshop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'SET LOCAL citus.propagate_set_commands TO local';
  EXECUTE format('SET LOCAL app.user_id TO %L', OLD.id);
  DELETE FROM stock_movements WHERE user_id = OLD.id;
  DELETE FROM materials WHERE user_id = OLD.id;
  DELETE FROM material_prices WHERE user_id = OLD.id;
  DELETE FROM products WHERE user_id = OLD.id;
  DELETE FROM user_materials WHERE user_id = OLD.id;
  DELETE FROM row_states WHERE user_id = OLD.id;
  DELETE FROM templates WHERE user_id = OLD.id;
  DELETE FROM repricings WHERE user_id = OLD.id;
  DELETE FROM imports WHERE user_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_erased AFTER DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION erase_workshop();--> statement-breakpoint
-- Every later migration calls it after it has forced row-level security on a table of the workshop, and
-- before it gives that its keys.
CREATE FUNCTION distribute_by_user(workshop_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  distributed boolean := false;
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') THEN
    EXECUTE 'SELECT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = $1)'
      INTO distributed USING 'products'::regclass;
  END IF;
  IF distributed THEN
    -- Shards are copied by members of the owner, who have to see all rows.
    EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', workshop_table);
    IF NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = workshop_table) THEN
      PERFORM create_distributed_table(workshop_table, 'user_id', colocate_with => 'products');
    END IF;
  END IF;
END
$$;
--> statement-breakpoint
-- Whose rows a table of the workshop has, read past the policies and nothing else of them: a nightly check
-- finds those of nobody.
CREATE FUNCTION workshop_owners(workshop_table regclass, after uuid, most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The owner's own policy asks for it.
  PERFORM set_config('app.whole', 'on', true);
  RETURN QUERY EXECUTE format(
    'SELECT DISTINCT user_id FROM %s WHERE user_id > $1 ORDER BY user_id LIMIT $2', workshop_table)
    USING after, most;
  PERFORM set_config('app.whole', 'off', true);
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION workshop_owners(regclass, uuid, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION workshop_owners(regclass, uuid, integer) TO artesa_auth;
