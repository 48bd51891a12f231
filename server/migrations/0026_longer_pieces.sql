ALTER TABLE "products" DROP CONSTRAINT "products_production_time_check";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "production_time" SET DATA TYPE numeric(10, 6);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_production_time_check" CHECK (production_time > 0 and production_time <= 1000);