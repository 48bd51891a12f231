CREATE TABLE "devices" (
	"user_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_user_id_fingerprint_pk" PRIMARY KEY("user_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_pk" PRIMARY KEY("key")
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_kind_check";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_new_email_check" CHECK ((kind = 'change-email') = (new_email is not null) and char_length(new_email) <= 254);--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_kind_check" CHECK (kind in ('confirm-email', 'change-email', 'reset-password'));--> statement-breakpoint
CREATE POLICY "devices_auth" ON "devices" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rate_limits_auth" ON "rate_limits" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);