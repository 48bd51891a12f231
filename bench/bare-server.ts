import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { ProductInput } from '#core/schemas/product.ts';
import type { Statements } from './statements.ts';

/*
 * The least that can answer the two calls: the application's own statements over pools of the same
 * sizes and roles, and nothing else. No framework, no validation, no signature on the cookie, no
 * arithmetic, no security headers, no log.
 */

/** A row of either select. */
type Row = Record<string, unknown> & { created_at: Date; updated_at: Date };

const { DATABASE_URL, PORT, BENCH_STATEMENTS = '' } = process.env;
const sql = JSON.parse(BENCH_STATEMENTS) as Statements;
const priceOfTheBear = 410.9;

const pool = (max: number, role: string) =>
  new pg.Pool({ connectionString: DATABASE_URL, max, options: `-c role=${role}` });
const auth = pool(5, 'artesa_auth');
const app = pool(10, 'artesa_app');

const server = createServer((request, response) => {
  const answer = request.method === 'POST' ? answerCreate : answerList;
  answer(request, response).catch((error) => response.destroy(error));
});
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('up\n'));
process.once('SIGTERM', () => process.exit(0));

async function answerList(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const userId = await userOf(request);
  const rows = await inTransaction(userId, async (client) => {
    // The most bytes of materials, the user's active products, and one more than a page has.
    const values = [500_000, userId, true, 101];
    const { rows } = await client.query<Row>({ ...sql.selectProducts, values });
    return rows;
  });
  send(response, 200, { products: rows.map(toProduct) });
}

async function answerCreate(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const userId = await userOf(request);
  const input = JSON.parse(await text(request)) as ProductInput;
  const [row] = await inTransaction(userId, async (client) => {
    await client.query({ ...sql.lockUser, values: [userId] });
    const id = uuidv7();
    const { name, craftCategory, productionTime, fixedCosts, marginPercentage, hourlyRate } = input;
    const amounts = [productionTime, fixedCosts, marginPercentage, hourlyRate, priceOfTheBear];
    const product = [id, userId, name, craftCategory, ...amounts];
    await client.query({ ...sql.insertProduct, values: product });
    const materials = input.materials.flatMap((row, position) => {
      return [uuidv7(), userId, id, position, row.name, row.quantity, row.unitPrice];
    });
    await client.query({ ...sql.insertMaterials, values: materials });
    const { rows } = await client.query<Row>({ ...sql.selectProduct, values: [userId, true, id] });
    return rows;
  });
  send(response, 201, row && toProduct(row));
}

async function userOf({ headers }: IncomingMessage): Promise<string> {
  const token = headers.cookie?.match(/=([^.]+)/)?.[1];
  const { rows } = await auth.query<{ id: string }>({ ...sql.session, values: [token, true] });
  if (!rows[0]) throw new Error('nobody is signed in');
  return rows[0].id;
}

async function inTransaction<T>(userId: string, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await app.connect();
  try {
    await client.query(sql.begin);
    await client.query({ ...sql.scope, values: [userId] });
    const result = await work(client);
    await client.query(sql.commit);
    return result;
  } finally {
    client.release();
  }
}

function toProduct(row: Row) {
  return {
    id: row.id,
    name: row.name,
    craftCategory: row.craft_category,
    productionTime: Number(row.production_time),
    fixedCosts: Number(row.fixed_costs),
    marginPercentage: Number(row.margin_percentage),
    hourlyRate: Number(row.hourly_rate),
    materials: row.materials,
    finalPrice: Number(row.final_price),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}
