CREATE TABLE "installations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "installations_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "installations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "installations_auth" ON "installations" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Made once, with the database; a copy of it into another place is the same installation.
INSERT INTO "installations" DEFAULT VALUES;--> statement-breakpoint
ALTER TABLE "installations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "installations" TO artesa_auth;
