CREATE TABLE "accounts" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "one_time_tokens_kind_check" CHECK (kind in ('confirm-email'))
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_materials" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"unit_price" numeric(16, 2) NOT NULL,
	"unit_type" text DEFAULT 'unidade' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_materials_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "user_materials_name_check" CHECK (char_length(name) between 2 and 100),
	CONSTRAINT "user_materials_category_check" CHECK (char_length(category) between 1 and 50),
	CONSTRAINT "user_materials_unit_price_check" CHECK (unit_price between 0.01 and 99999.99),
	CONSTRAINT "user_materials_unit_type_check" CHECK (unit_type in ('unidade', 'metro', 'centimetro', 'grama', 'quilograma', 'litro', 'mililitro', 'pacote', 'rolo', 'folha'))
);
--> statement-breakpoint
ALTER TABLE "user_materials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "materials" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" numeric(10, 4) NOT NULL,
	"unit_price" numeric(16, 2) NOT NULL,
	"total_price" numeric(16, 2) GENERATED ALWAYS AS (round(quantity * unit_price, 2)) STORED NOT NULL,
	CONSTRAINT "materials_user_id_product_id_id_pk" PRIMARY KEY("user_id","product_id","id"),
	CONSTRAINT "materials_position_check" CHECK (position >= 0),
	CONSTRAINT "materials_name_check" CHECK (char_length(name) between 1 and 50),
	CONSTRAINT "materials_quantity_check" CHECK (quantity > 0 and quantity <= 9999),
	CONSTRAINT "materials_unit_price_check" CHECK (unit_price between 0 and 99999.99)
);
--> statement-breakpoint
ALTER TABLE "materials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"craft_category" text NOT NULL,
	"production_time" numeric(6, 2) NOT NULL,
	"fixed_costs" numeric(16, 2) NOT NULL,
	"margin_percentage" numeric(6, 2) NOT NULL,
	"hourly_rate" numeric(6, 2) NOT NULL,
	"final_price" numeric(16, 2) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "products_name_check" CHECK (char_length(name) between 2 and 100),
	CONSTRAINT "products_craft_category_check" CHECK (craft_category in ('croche', 'bordado', 'bijuteria', 'biscuit', 'ceramica', 'costura', 'decoracao', 'tricot', 'macrame', 'patchwork', 'feltro', 'scrapbook', 'pintura', 'madeira', 'vidro', 'papel', 'outros')),
	CONSTRAINT "products_production_time_check" CHECK (production_time > 0 and production_time <= 100),
	CONSTRAINT "products_fixed_costs_check" CHECK (fixed_costs between 0 and 10000),
	CONSTRAINT "products_margin_percentage_check" CHECK (margin_percentage between 10 and 300),
	CONSTRAINT "products_hourly_rate_check" CHECK (hourly_rate between 10 and 100),
	CONSTRAINT "products_final_price_check" CHECK (final_price >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"craft_type" text NOT NULL,
	"hourly_rate" numeric(6, 2) DEFAULT 25 NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"state" text,
	"business_type" text DEFAULT 'informal' NOT NULL,
	"avatar_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_id_pk" PRIMARY KEY("id"),
	CONSTRAINT "users_email_check" CHECK (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$'),
	CONSTRAINT "users_name_check" CHECK (char_length(name) between 1 and 100),
	CONSTRAINT "users_craft_type_check" CHECK (craft_type in ('croche', 'bordado', 'bijuteria', 'biscuit', 'ceramica', 'costura', 'decoracao', 'tricot', 'macrame', 'patchwork', 'feltro', 'scrapbook', 'pintura', 'madeira', 'vidro', 'papel', 'outros')),
	CONSTRAINT "users_hourly_rate_check" CHECK (hourly_rate between 10 and 100),
	CONSTRAINT "users_plan_check" CHECK (plan in ('free', 'pro')),
	CONSTRAINT "users_state_check" CHECK (state in ('AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO')),
	CONSTRAINT "users_business_type_check" CHECK (business_type in ('mei', 'informal')),
	CONSTRAINT "users_avatar_url_check" CHECK (char_length(avatar_url) <= 2048)
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_product_fk" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_key" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash_key" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "products_newest_index" ON "products" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE POLICY "accounts_auth" ON "accounts" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "one_time_tokens_auth" ON "one_time_tokens" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_auth" ON "sessions" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verifications_auth" ON "verifications" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_materials_own_rows" ON "user_materials" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "materials_own_rows" ON "materials" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "products_own_rows" ON "products" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "users_own_rows" ON "users" AS PERMISSIVE FOR ALL TO "artesa_app" USING (id = app_user_id()) WITH CHECK (id = app_user_id());--> statement-breakpoint
CREATE POLICY "users_auth" ON "users" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true) WITH CHECK (true);