-- Materials of the catalogue are hidden, as products are, and go only with their user.
REVOKE DELETE ON "user_materials" FROM artesa_app;--> statement-breakpoint
-- Says which rows of whom changed, and nothing of what is in them: their kind, the time that is
-- their version, and for a few of them each one's id and whether it is gone.
CREATE FUNCTION notify_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('artesa_user', concat_ws(' ', user_id, TG_ARGV[0], version, which))
  FROM (
    SELECT
      user_id,
      to_char(max(updated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS version,
      which
    FROM (
      SELECT
        user_id,
        updated_at,
        CASE WHEN count(*) OVER (PARTITION BY user_id) <= 20
          THEN id::text || CASE WHEN is_active THEN '' ELSE ' gone' END
        END AS which
      FROM changed
    ) AS rows
    GROUP BY user_id, which
  ) AS notices;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed('product');--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON "products"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed('product');--> statement-breakpoint
CREATE TRIGGER user_materials_inserted AFTER INSERT ON "user_materials"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed('material');--> statement-breakpoint
CREATE TRIGGER user_materials_updated AFTER UPDATE ON "user_materials"
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed('material');
