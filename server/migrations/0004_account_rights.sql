-- Both are for the sign-in role alone: nobody's own transaction has a use for them.
ALTER TABLE "devices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_limits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "devices", "rate_limits" TO artesa_auth;
