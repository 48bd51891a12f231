CREATE TABLE "customers" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"telephone" text,
	"email" text,
	"notes" text,
	CONSTRAINT "customers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "customers_name_check" CHECK (char_length(name) between 1 and 100),
	CONSTRAINT "customers_telephone_check" CHECK (char_length(telephone) between 1 and 30),
	CONSTRAINT "customers_email_check" CHECK (char_length(email) between 1 and 254),
	CONSTRAINT "customers_notes_check" CHECK (char_length(notes) between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "customers_age_index" ON "customers" USING btree ("user_id","is_active","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "customers_own_rows" ON "customers" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "customers_of_erased" ON "customers" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (user_id = app_user_id()) WITH CHECK (false);--> statement-breakpoint
ALTER TABLE "customers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "customers" TO artesa_app;--> statement-breakpoint
GRANT SELECT (user_id), DELETE ON "customers" TO artesa_auth;--> statement-breakpoint
SELECT distribute_by_user('customers');