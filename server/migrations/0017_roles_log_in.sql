-- A distributed PostgreSQL reaches its other machines as the transaction's role, which therefore has
-- to be one that may log in. Without a password nobody else can. Who may not change roles needs none
-- of this, and another database of the same server may change them at this very moment.
DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['artesa_app', 'artesa_auth'] LOOP
    BEGIN
      IF EXISTS (SELECT FROM pg_roles WHERE rolname = wanted AND NOT rolcanlogin) THEN
        EXECUTE format('ALTER ROLE %I LOGIN', wanted);
      END IF;
    EXCEPTION WHEN insufficient_privilege OR internal_error THEN
      NULL;
    END;
  END LOOP;
END
$$;
