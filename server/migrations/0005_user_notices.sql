-- Each says whose row changed, and nothing else: whoever hears it reads what they may read.
CREATE FUNCTION notify_user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('artesa_user', OLD.id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('artesa_user', OLD.user_id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON "users"
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_user_changed();--> statement-breakpoint
CREATE TRIGGER sessions_changed AFTER DELETE OR UPDATE OF expires_at ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION notify_session_changed();
