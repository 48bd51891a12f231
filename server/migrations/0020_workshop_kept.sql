CREATE TABLE "backups" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"size" integer NOT NULL,
	"products" integer NOT NULL,
	"materials" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "backups_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "backups_cause_check" CHECK (cause in ('daily', 'manual', 'beforeRestore'))
);
--> statement-breakpoint
ALTER TABLE "backups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "row_states" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"state" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "row_states_user_id_kind_row_id_version_pk" PRIMARY KEY("user_id","kind","row_id","version"),
	CONSTRAINT "row_states_kind_check" CHECK (kind in ('product', 'material')),
	CONSTRAINT "row_states_cause_check" CHECK (cause in ('saved', 'repriced', 'deleted', 'restored', 'reverted', 'imported', 'backup')),
	CONSTRAINT "row_states_version_check" CHECK (version >= 1)
);
--> statement-breakpoint
ALTER TABLE "row_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"craft_category" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "templates_name_check" CHECK (char_length(name) between 2 and 100),
	CONSTRAINT "templates_craft_category_check" CHECK (craft_category in ('croche', 'bordado', 'bijuteria', 'biscuit', 'ceramica', 'costura', 'decoracao', 'tricot', 'macrame', 'patchwork', 'feltro', 'scrapbook', 'pintura', 'madeira', 'vidro', 'papel', 'outros'))
);
--> statement-breakpoint
ALTER TABLE "templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "row_states" ADD CONSTRAINT "row_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backups_age_index" ON "backups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "backups_own_rows" ON "backups" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "imports_own_rows" ON "imports" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "row_states_own_rows" ON "row_states" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
CREATE POLICY "templates_own_rows" ON "templates" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
-- What exists begins its history as it is. Deleted rows came before they went.
ALTER TABLE "products" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "materials" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_materials" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "row_states" ("user_id", "kind", "row_id", "version", "cause", "at", "state")
SELECT "user_id", 'product', "id", 1, 'saved', CASE WHEN is_active THEN updated_at ELSE created_at END,
  jsonb_build_object(
    'name', name,
    'craftCategory', craft_category,
    'productionTime', production_time,
    'batchSize', batch_size,
    'fixedCosts', fixed_costs,
    'hourlyRate', hourly_rate,
    'marginPercentage', margin_percentage,
    'rounding', rounding,
    'chosenPrice', chosen_price,
    'materials', coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'name', m.name,
        'quantity', m.quantity,
        'unit', m.unit,
        'wastePercentage', m.waste_percentage,
        'unitPrice', m.unit_price,
        'pack', CASE WHEN m.pack_price IS NOT NULL THEN jsonb_build_object(
          'price', m.pack_price, 'content', m.pack_content, 'unit', m.pack_unit) END,
        'materialId', m.material_id,
        'totalPrice', m.total_price) ORDER BY m.position)
      FROM "materials" m WHERE m.user_id = p.user_id AND m.product_id = p.id), '[]'),
    'totalCost', total_cost,
    'suggestedPrice', suggested_price,
    'finalPrice', final_price,
    'profit', profit,
    'netMargin', net_margin,
    'markup', markup,
    'earnedPerHour', earned_per_hour)
FROM "products" p;--> statement-breakpoint
INSERT INTO "row_states" ("user_id", "kind", "row_id", "version", "cause", "at", "state")
SELECT "user_id", 'material', "id", 1, 'saved', CASE WHEN is_active THEN updated_at ELSE created_at END,
  jsonb_build_object(
    'name', name,
    'unitPrice', unit_price,
    'unitType', unit_type,
    'wastePercentage', waste_percentage,
    'category', category,
    'pack', CASE WHEN pack_price IS NOT NULL THEN jsonb_build_object(
      'price', pack_price, 'content', pack_content, 'unit', pack_unit) END)
FROM "user_materials";--> statement-breakpoint
INSERT INTO "row_states" ("user_id", "kind", "row_id", "version", "cause", "at")
SELECT "user_id", 'product', "id", 2, 'deleted', "updated_at" FROM "products" WHERE NOT is_active
UNION ALL
SELECT "user_id", 'material', "id", 2, 'deleted', "updated_at" FROM "user_materials" WHERE NOT is_active;--> statement-breakpoint
ALTER TABLE "user_materials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "materials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "backups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "row_states" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "templates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- History is only added to.
GRANT SELECT, INSERT ON "row_states" TO artesa_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "backups", "imports", "templates" TO artesa_app;
