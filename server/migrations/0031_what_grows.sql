CREATE TABLE "daily_versions" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"versions" integer NOT NULL,
	CONSTRAINT "daily_versions_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "daily_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at_index" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_unconfirmed_index" ON "users" USING btree ("created_at","id") WHERE confirmed_at is null;--> statement-breakpoint
CREATE POLICY "daily_versions_own_rows" ON "daily_versions" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "daily_versions_auth" ON "daily_versions" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "daily_versions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "daily_versions" TO artesa_app;--> statement-breakpoint
-- An account that is erased has its count deleted: no key does it.
GRANT SELECT (user_id), DELETE ON "daily_versions" TO artesa_auth;
