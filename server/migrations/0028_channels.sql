CREATE TABLE "channels" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bands" jsonb NOT NULL,
	"min" numeric(16, 2),
	"cap" numeric(16, 2),
	"payment_percent" numeric(4, 2) NOT NULL,
	"payment_fixed" numeric(16, 2) NOT NULL,
	"tax_percent" numeric(4, 2) NOT NULL,
	"seller_cost" numeric(16, 2) NOT NULL,
	"fee_table" text,
	"pays_after_days" numeric(3, 0),
	"checked_on" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channels_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "channels_name_check" CHECK (char_length(name) between 2 and 50),
	CONSTRAINT "channels_min_check" CHECK (min between 0 and 99999.99),
	CONSTRAINT "channels_cap_check" CHECK (cap between 0 and 99999.99),
	CONSTRAINT "channels_payment_percent_check" CHECK (payment_percent between 0 and 99.99),
	CONSTRAINT "channels_payment_fixed_check" CHECK (payment_fixed between 0 and 99999.99),
	CONSTRAINT "channels_tax_percent_check" CHECK (tax_percent between 0 and 99.99),
	CONSTRAINT "channels_seller_cost_check" CHECK (seller_cost between 0 and 99999.99),
	CONSTRAINT "channels_pays_after_days_check" CHECK (pays_after_days between 0 and 365),
	CONSTRAINT "channels_fee_table_check" CHECK (char_length(fee_table) between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "channels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "channels_age_index" ON "channels" USING btree ("user_id","is_active","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "channels_own_rows" ON "channels" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "channels_auth" ON "channels" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "channels" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Channels are hidden, as products are.
GRANT SELECT, INSERT, UPDATE ON "channels" TO artesa_app;--> statement-breakpoint
-- An account that is erased has its channels deleted: no key does it.
GRANT SELECT (user_id), DELETE ON "channels" TO artesa_auth;
