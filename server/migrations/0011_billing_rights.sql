-- The subscription is its user's to read; who they are at the provider is nobody's but billing's.
ALTER TABLE "billing_customers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "subscriptions" TO artesa_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "billing_customers", "subscriptions" TO artesa_auth;
