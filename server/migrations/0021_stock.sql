CREATE TABLE "stock_movements" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"act_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"material_id" uuid,
	"product_id" uuid,
	"quantity" numeric NOT NULL,
	"value" numeric NOT NULL,
	"told" numeric NOT NULL,
	"unit" text,
	"unit_price" numeric(16, 2),
	"hours" numeric,
	"labour" numeric,
	"note" text,
	"reverses" uuid,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "stock_movements_kind_check" CHECK (kind in ('purchase', 'production', 'sale', 'adjustment', 'loss', 'reversal')),
	CONSTRAINT "stock_movements_item_check" CHECK (num_nonnulls(material_id, product_id) = 1 and num_nonnulls(unit) = num_nonnulls(material_id)),
	CONSTRAINT "stock_movements_reverses_check" CHECK ((kind = 'reversal') = (reverses is not null)),
	CONSTRAINT "stock_movements_note_check" CHECK (char_length(note) between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "tracked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "minimum" numeric(12, 6);--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "on_hand" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "stock_value" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_hand" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_value" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_material_fk" FOREIGN KEY ("user_id","material_id") REFERENCES "public"."user_materials"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_fk" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."products"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reverses_fk" FOREIGN KEY ("user_id","reverses") REFERENCES "public"."stock_movements"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_material_index" ON "stock_movements" USING btree ("user_id","material_id","happened_at","created_at","id") WHERE material_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_product_index" ON "stock_movements" USING btree ("user_id","product_id","happened_at","created_at","id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_act_index" ON "stock_movements" USING btree ("user_id","act_id");--> statement-breakpoint
CREATE INDEX "stock_movements_age_index" ON "stock_movements" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_month_index" ON "stock_movements" USING btree ("user_id","happened_at") WHERE labour is not null or unit_price is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_reverses_key" ON "stock_movements" USING btree ("user_id","reverses") WHERE reverses is not null;--> statement-breakpoint
ALTER TABLE "user_materials" ADD CONSTRAINT "user_materials_minimum_check" CHECK (minimum between 0 and 999999.999999);--> statement-breakpoint
CREATE POLICY "stock_movements_own_rows" ON "stock_movements" AS PERMISSIVE FOR ALL TO "artesa_app" USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
ALTER TABLE "stock_movements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Movements are only added to.
GRANT SELECT, INSERT ON "stock_movements" TO artesa_app;--> statement-breakpoint
-- Says whose stock moved, and when last: what a file brings is older than its coming.
CREATE FUNCTION notify_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('artesa_user', concat_ws(' ', user_id, 'stock',
    to_char(greatest(max(created_at), now()) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM moved
  GROUP BY user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_inserted AFTER INSERT ON "stock_movements"
  REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock_moved();
