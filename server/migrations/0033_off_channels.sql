-- expand: the column has a default, and what the release before writes passes. Its choice of a new product is not
-- read, so that one is sold everywhere.
ALTER TABLE "products" ADD COLUMN "off_channel_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_off_channel_ids_check" CHECK (cardinality(off_channel_ids) <= 100);--> statement-breakpoint
-- A channel holds for every product unless it is off there (docs/decisions/0239): where some were chosen, the others
-- that the person has are off.
ALTER TABLE "products" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channels" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "products" SET "off_channel_ids" = "others"."ids" FROM (
  SELECT "p"."user_id", "p"."id", (array_agg("c"."id" ORDER BY "c"."created_at" DESC))[1:100] AS "ids"
  FROM "products" "p" JOIN "channels" "c" ON "c"."user_id" = "p"."user_id"
  WHERE cardinality("p"."channel_ids") > 0 AND "c"."is_active" AND NOT "c"."id" = ANY("p"."channel_ids")
  GROUP BY "p"."user_id", "p"."id"
) "others" WHERE "products"."user_id" = "others"."user_id" AND "products"."id" = "others"."id";--> statement-breakpoint
ALTER TABLE "channels" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
SELECT distribute_by_user('channels');--> statement-breakpoint
ALTER TABLE "products" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
SELECT distribute_by_user('products');
