ALTER TABLE "one_time_tokens" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Also for an operator who confirms somebody in psql.
CREATE FUNCTION note_first_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.confirmed_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_first_confirmed BEFORE INSERT OR UPDATE OF email_confirmed ON "users"
  FOR EACH ROW WHEN (NEW.email_confirmed AND NEW.confirmed_at IS NULL)
  EXECUTE FUNCTION note_first_confirmation();--> statement-breakpoint
-- The owner obeys the policies, and no policy is for the owner: what follows concerns all rows.
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "devices" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Whoever once signed in or has products had confirmed, also where that was taken back.
UPDATE "users" SET "confirmed_at" = "created_at"
  WHERE "email_confirmed"
    OR EXISTS (SELECT 1 FROM "devices" WHERE "devices"."user_id" = "users"."id")
    OR EXISTS (SELECT 1 FROM "products" WHERE "products"."user_id" = "users"."id");--> statement-breakpoint
-- Nobody knows how many sign-ups these stand for.
UPDATE "users" SET "contested" = true WHERE "confirmed_at" IS NULL;--> statement-breakpoint
-- One spelling of an address is one account. Where two exist, the one in use keeps its row.
UPDATE "users" SET "email" = normalize("email", NFC)
  WHERE "email" IS NOT NFC NORMALIZED AND "id" IN (
    SELECT DISTINCT ON (lower(normalize("email", NFC))) "id" FROM "users"
      ORDER BY lower(normalize("email", NFC)), "email" IS NFC NORMALIZED DESC, "created_at");--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "devices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" FORCE ROW LEVEL SECURITY;
