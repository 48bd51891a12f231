-- The owner obeys the policies too, and each role gets only what its work needs.
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "verifications" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "one_time_tokens" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "materials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_materials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "users" TO artesa_app;--> statement-breakpoint
-- Not the email, its confirmation or the plan: those follow from links and payments.
GRANT UPDATE (name, craft_type, hourly_rate, state, business_type, avatar_url, updated_at)
  ON "users" TO artesa_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "products" TO artesa_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "materials", "user_materials" TO artesa_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON "users", "sessions", "accounts", "verifications", "one_time_tokens" TO artesa_auth;
