ALTER TABLE "users" ADD COLUMN "hour_plan" jsonb;--> statement-breakpoint
GRANT UPDATE (hour_plan) ON "users" TO artesa_app;
