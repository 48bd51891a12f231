/**
 * Ends with 0 when the server of these variables is ready, else with 1: a container's check of health,
 * where there is neither a shell nor curl.
 */
const { HOST, PORT } = process.env;
const everywhere = ['', 'localhost', '0.0.0.0', '::'];
const host = HOST === undefined || everywhere.includes(HOST) ? '127.0.0.1' : HOST;
const url = new URL('http://localhost/readyz');
url.hostname = host.includes(':') ? `[${host}]` : host;
url.port = PORT || '3000';

try {
  const { ok, status } = await fetch(url);
  console.log(`${url} respondeu ${status}.`);
  process.exitCode = ok ? 0 : 1;
} catch {
  console.error(`${url} não responde.`);
  process.exitCode = 1;
}
