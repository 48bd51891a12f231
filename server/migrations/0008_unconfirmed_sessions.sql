-- Whoever takes a confirmation back, an operator in psql included, ends the sessions for good:
-- confirming again does not bring them back.
CREATE FUNCTION end_sessions_of_unconfirmed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sessions" WHERE "user_id" = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_unconfirmed AFTER UPDATE OF email_confirmed ON "users"
  FOR EACH ROW WHEN (OLD.email_confirmed AND NOT NEW.email_confirmed)
  EXECUTE FUNCTION end_sessions_of_unconfirmed();--> statement-breakpoint
-- Sessions that were only refused until now.
DELETE FROM "sessions" USING "users" WHERE "users"."id" = "user_id" AND NOT "users"."email_confirmed";
