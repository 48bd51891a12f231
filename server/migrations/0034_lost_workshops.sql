CREATE TABLE "lost_workshops" (
	"id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lost_workshops_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "lost_workshops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "lost_workshops_auth" ON "lost_workshops" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "lost_workshops" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "lost_workshops" TO artesa_auth;--> statement-breakpoint
-- For the release before, which deletes of a workshop only the kinds that it knows. The tables are found by their
-- policy, and each is emptied before those that its keys lead to. 0.1.0 deletes channels after the account, and
-- finds none any more.
CREATE OR REPLACE FUNCTION erase_workshop() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  workshop_table regclass;
BEGIN
  EXECUTE 'SET LOCAL citus.propagate_set_commands TO local';
  EXECUTE format('SET LOCAL app.user_id TO %L', OLD.id);
  FOR workshop_table IN
    WITH RECURSIVE workshop AS (
      SELECT pg_class.oid AS id FROM pg_class JOIN pg_policy ON polrelid = pg_class.oid
      WHERE relnamespace = 'public'::regnamespace AND polname = relname || '_of_erased'
    ), placed AS (
      SELECT id, 0 AS place FROM workshop
      UNION
      SELECT confrelid, place + 1 FROM placed
      JOIN pg_constraint ON contype = 'f' AND conrelid = placed.id AND confrelid <> conrelid
      JOIN workshop ON workshop.id = confrelid
    )
    SELECT id FROM placed GROUP BY id ORDER BY max(place)
  LOOP
    EXECUTE format('DELETE FROM %s WHERE user_id = %L', workshop_table, OLD.id);
  END LOOP;
  RETURN NULL;
END
$$;
