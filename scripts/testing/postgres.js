/**
 * @param {string} url
 * @returns {Promise<string | undefined>} why the server does not answer; undefined when it does
 */
export async function whyPostgresIsSilent(url) {
  // Only known once the dependencies are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => {});
  }
}
