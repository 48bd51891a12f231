ALTER TABLE "products" ADD COLUMN "channel_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "channel_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "fees" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_channel_ids_check" CHECK (cardinality(channel_ids) <= 20);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_fees_check" CHECK (fees = 0 or channel_id is not null);