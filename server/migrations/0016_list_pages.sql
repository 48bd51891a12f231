DROP INDEX "products_newest_index";--> statement-breakpoint
ALTER TABLE "user_materials" ADD COLUMN "restored_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "user_materials_age_index" ON "user_materials" USING btree ("user_id","is_active","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_age_index" ON "products" USING btree ("user_id","is_active","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);