CREATE TABLE "backup_failures" (
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "backup_failures_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "backup_failures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "backup_failures" ADD CONSTRAINT "backup_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "backup_failures_own_rows" ON "backup_failures" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
ALTER TABLE "backup_failures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "backup_failures" TO artesa_app;
