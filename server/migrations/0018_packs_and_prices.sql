CREATE TABLE "material_prices" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"unit_type" text NOT NULL,
	"unit_price" numeric(16, 2),
	"pack_price" numeric(16, 2),
	"pack_content" numeric(12, 6),
	"pack_unit" text,
	"paid_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "material_prices_user_id_material_id_id_pk" PRIMARY KEY("user_id","material_id","id"),
	CONSTRAINT "material_prices_unit_type_check" CHECK (unit_type in ('unidade', 'par', 'duzia', 'cento', 'milheiro', 'metro', 'centimetro', 'milimetro', 'metro-quadrado', 'centimetro-quadrado', 'grama', 'quilograma', 'litro', 'mililitro', 'pacote', 'rolo', 'folha', 'novelo', 'meada', 'cone')),
	CONSTRAINT "material_prices_pack_price_check" CHECK (pack_price between 0 and 99999.99),
	CONSTRAINT "material_prices_pack_content_check" CHECK (pack_content > 0 and pack_content <= 999999.999999),
	CONSTRAINT "material_prices_pack_unit_check" CHECK (pack_unit in ('unidade', 'par', 'duzia', 'cento', 'milheiro', 'metro', 'centimetro', 'milimetro', 'metro-quadrado', 'centimetro-quadrado', 'grama', 'quilograma', 'litro', 'mililitro', 'pacote', 'rolo', 'folha', 'novelo', 'meada', 'cone')),
	CONSTRAINT "material_prices_one_price_check" CHECK (num_nonnulls(pack_price, pack_content, pack_unit) = case when unit_price is null then 3 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "material_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "repricings" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"products" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "repricings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "repricings_cause_check" CHECK (cause in ('hourlyRate', 'materials'))
);
--> statement-breakpoint
ALTER TABLE "repricings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_materials" DROP CONSTRAINT "user_materials_unit_type_check";--> statement-breakpoint
ALTER TABLE "materials" DROP CONSTRAINT "materials_quantity_check";--> statement-breakpoint
DROP INDEX "products_margin_index";--> statement-breakpoint
ALTER TABLE "user_materials" ALTER COLUMN "unit_price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ALTER COLUMN "unit_price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ALTER COLUMN "total_price" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "materials" ALTER COLUMN "total_price" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "production_time" SET DATA TYPE numeric(9, 6);--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "pack_price" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "pack_content" numeric(12, 6);--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "pack_unit" text;--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "waste_percentage" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "unit" text DEFAULT 'unidade' NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "waste_percentage" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "pack_price" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "pack_content" numeric(12, 6);--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "pack_unit" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "material_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "batch_size" numeric(4, 0) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rounding" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "chosen_price" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "total_cost" numeric;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "suggested_price" numeric;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "profit" numeric;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_margin" numeric;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "markup" numeric;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "earned_per_hour" numeric;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "practised_markup" numeric;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rounding" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "material_prices" ADD CONSTRAINT "material_prices_material_fk" FOREIGN KEY ("user_id","material_id") REFERENCES "public"."user_materials"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repricings" ADD CONSTRAINT "repricings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_catalogue_fk" FOREIGN KEY ("user_id","material_id") REFERENCES "public"."user_materials"("user_id","id") ON DELETE SET NULL ("material_id");--> statement-breakpoint
-- What exists gets the figures of its price. No price changes, and nobody is told of a change.
ALTER TABLE "products" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "materials" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_materials" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" DISABLE TRIGGER "products_updated";--> statement-breakpoint
UPDATE "products" p SET
  "total_cost" = f.labour + f.other,
  "suggested_price" = round((f.labour + f.other) * (100 + p.margin_percentage) / 100, 2),
  "profit" = p.final_price - f.labour - f.other,
  "practised_markup" = p.margin_percentage
FROM (
  SELECT "user_id", "id",
    round(production_time * hourly_rate, 2) AS labour,
    fixed_costs + round(coalesce((
      SELECT sum(quantity * unit_price) FROM "materials" m
      WHERE m.user_id = q.user_id AND m.product_id = q.id
    ), 0), 2) AS other
  FROM "products" q
) f
WHERE f.user_id = p.user_id AND f.id = p.id;--> statement-breakpoint
-- Half-up, which is towards +infinity below 0 too.
UPDATE "products" SET
  "net_margin" = CASE WHEN final_price = 0 THEN 0
    ELSE round(floor(profit * 1000 / final_price + 0.5) / 10, 1) END,
  "markup" = CASE WHEN total_cost = 0 THEN 0
    ELSE round(floor(profit * 10000 / total_cost + 0.5) / 100, 2) END,
  "earned_per_hour" = round(floor(
    (round(production_time * hourly_rate, 2) + profit) * 100 / production_time + 0.5) / 100, 2);--> statement-breakpoint
-- A price that is not the suggested one was somebody's wish.
UPDATE "products" SET "chosen_price" = final_price, "practised_markup" = markup
WHERE final_price <> suggested_price AND final_price BETWEEN 0.01 AND 9999999.99;--> statement-breakpoint
ALTER TABLE "products" ENABLE TRIGGER "products_updated";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "total_cost" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "suggested_price" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "profit" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "net_margin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "markup" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "earned_per_hour" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "practised_markup" SET NOT NULL;--> statement-breakpoint
-- The price that a material has is the first that is known of it.
INSERT INTO "material_prices" ("user_id", "material_id", "id", "unit_type", "unit_price", "paid_since")
SELECT "user_id", "id", gen_random_uuid(), "unit_type", "unit_price", "updated_at" FROM "user_materials";--> statement-breakpoint
ALTER TABLE "user_materials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "materials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "material_prices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "repricings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Prices that were paid are only added to.
GRANT SELECT, INSERT ON "material_prices" TO artesa_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "repricings" TO artesa_app;--> statement-breakpoint
GRANT UPDATE (rounding) ON "users" TO artesa_app;--> statement-breakpoint
CREATE INDEX "materials_catalogue_index" ON "materials" USING btree ("user_id","material_id") WHERE material_id is not null;--> statement-breakpoint
CREATE INDEX "products_figures_index" ON "products" USING btree ("user_id","practised_markup" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"final_price","profit","hourly_rate","production_time","batch_size") WHERE is_active;--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_waste_percentage_check" CHECK (waste_percentage between 0 and 100);--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_pack_price_check" CHECK (pack_price between 0 and 99999.99);--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_pack_content_check" CHECK (pack_content > 0 and pack_content <= 999999.999999);--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_pack_unit_check" CHECK (pack_unit in ('unidade', 'par', 'duzia', 'cento', 'milheiro', 'metro', 'centimetro', 'milimetro', 'metro-quadrado', 'centimetro-quadrado', 'grama', 'quilograma', 'litro', 'mililitro', 'pacote', 'rolo', 'folha', 'novelo', 'meada', 'cone'));--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_one_price_check" CHECK (num_nonnulls(pack_price, pack_content, pack_unit) = case when unit_price is null then 3 else 0 end);--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_unit_type_check" CHECK (unit_type in ('unidade', 'par', 'duzia', 'cento', 'milheiro', 'metro', 'centimetro', 'milimetro', 'metro-quadrado', 'centimetro-quadrado', 'grama', 'quilograma', 'litro', 'mililitro', 'pacote', 'rolo', 'folha', 'novelo', 'meada', 'cone'));--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_unit_check" CHECK (unit in ('unidade', 'par', 'duzia', 'cento', 'milheiro', 'metro', 'centimetro', 'milimetro', 'metro-quadrado', 'centimetro-quadrado', 'grama', 'quilograma', 'litro', 'mililitro', 'pacote', 'rolo', 'folha', 'novelo', 'meada', 'cone'));--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_waste_percentage_check" CHECK (waste_percentage between 0 and 100);--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_pack_price_check" CHECK (pack_price between 0 and 99999.99);--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_pack_content_check" CHECK (pack_content > 0 and pack_content <= 999999.999999);--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_pack_unit_check" CHECK (pack_unit in ('unidade', 'par', 'duzia', 'cento', 'milheiro', 'metro', 'centimetro', 'milimetro', 'metro-quadrado', 'centimetro-quadrado', 'grama', 'quilograma', 'litro', 'mililitro', 'pacote', 'rolo', 'folha', 'novelo', 'meada', 'cone'));--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_one_price_check" CHECK (num_nonnulls(pack_price, pack_content, pack_unit) = case when unit_price is null then 3 else 0 end);--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_quantity_by_unit_check" CHECK (pack_price is not null or quantity <= 9999);--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_quantity_check" CHECK (quantity > 0 and quantity <= 999999.9999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_batch_size_check" CHECK (batch_size between 1 and 9999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rounding_check" CHECK (rounding in ('none', 'real', '90', '99', '5', '10'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_chosen_price_check" CHECK (chosen_price > 0 and chosen_price <= 9999999.99);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_rounding_check" CHECK (rounding in ('none', 'real', '90', '99', '5', '10'));--> statement-breakpoint
CREATE POLICY "material_prices_own_rows" ON "material_prices" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "repricings_own_rows" ON "repricings" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());