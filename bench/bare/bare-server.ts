import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { defaultUnitType } from '#core/choices/unit-types.ts';
import type { ProductInput } from '#core/schemas/product.ts';
import type { Statements } from './statements.ts';

/*
 * The least that can answer the two calls: the application's own statements over pools of the same
 * sizes, and nothing else. No framework, no validation, no signature on the cookie, no
 * arithmetic, no security headers, no log.
 */

/** A row of what is read or returned. */
type Row = Record<'product' | 'answered', object>;
type LockedUser = Record<'clock_timestamp', Date>;

const { DATABASE_URL, PORT, BENCH_STATEMENTS = '' } = process.env;
const sql = JSON.parse(BENCH_STATEMENTS) as Statements;
type RecordedMaterial = Record<'id' | 'product_id' | 'total_price', unknown>;
const recordedMaterials: RecordedMaterial[] = JSON.parse(String(sql.insertMaterials.values[1]));
/** An id in what was recorded is that of whoever it was recorded of. */
const id = /[\da-f-]{36}/;
const isId = (value: unknown) => typeof value === 'string' && id.test(value);

const pool = (max: number) => new pg.Pool({ connectionString: DATABASE_URL, max, pipeline: true });
const auth = pool(5);
const app = pool(10);

const server = createServer((request, response) => {
  const answer = request.method === 'POST' ? answerCreate : answerList;
  answer(request, response).catch((error) => response.destroy(error));
});
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('up\n'));
process.once('SIGTERM', () => process.exit(0));

async function answerList(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const userId = await userOf(request);
  const rows = await inTransaction(userId, async (client) => {
    const { text, values } = sql.selectProducts;
    const own = values.map((value) => (isId(value) ? userId : value));
    const { rows } = await client.query<Row>({ text, values: own });
    return rows;
  });
  send(response, 200, { products: rows.map(({ product }) => product) });
}

async function answerCreate(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const userId = await userOf(request);
  const input = JSON.parse(await text(request)) as ProductInput;
  const created = await inTransaction(userId, async (client) => {
    const locked = await client.query<LockedUser>({ ...sql.lockUser, values: [userId] });
    const now = locked.rows[0]?.clock_timestamp;
    // Everybody sends the product that was recorded: only whose it is and when differ.
    const [recordedId, recordedUser] = sql.insertProduct.values;
    const newId = uuidv7();
    const own = (value: unknown) => {
      if (value === recordedUser) return userId;
      return value === recordedId ? newId : value;
    };
    const product = sql.insertProduct.values.map(own);
    product.splice(-2, 2, now, now);
    const [row] = (await client.query<Row>({ ...sql.insertProduct, values: product })).rows;
    const materials = recordedMaterials.map((material) => {
      return { ...material, id: uuidv7(), product_id: newId };
    });
    await client.query({ ...sql.insertMaterials, values: [userId, JSON.stringify(materials)] });
    const state = sql.rememberState.values.map((value) =>
      value === recordedUser ? userId : String(value).replace(String(recordedId), newId),
    );
    await client.query({ ...sql.rememberState, values: state });
    const rows = input.materials.map((material, n) => toMaterial(material, materials[n]));
    return { ...row?.answered, materials: rows };
  });
  send(response, 201, created);
}

async function userOf({ headers }: IncomingMessage): Promise<string> {
  const token = headers.cookie?.match(/=([^.]+)/)?.[1];
  const client = await auth.connect();
  try {
    const [, { rows }] = await Promise.all([
      client.query(sql.beginAsAuth),
      client.query<{ id: string }>({ ...sql.session, values: [token, true] }),
      client.query(sql.commit),
    ]);
    if (!rows[0]) throw new Error('nobody is signed in');
    return rows[0].id;
  } finally {
    client.release();
  }
}

async function inTransaction<T>(userId: string, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await app.connect();
  try {
    const begun = client.query(sql.beginAsUser.text.replace(id, userId));
    const result = await work(client);
    await begun;
    await client.query(sql.commit);
    return result;
  } finally {
    client.release();
  }
}

const toMaterial = (row: ProductInput['materials'][number], stored?: RecordedMaterial) => ({
  id: stored?.id,
  name: row.name,
  quantity: row.quantity,
  unit: row.unit ?? defaultUnitType,
  wastePercentage: row.wastePercentage ?? 0,
  unitPrice: row.unitPrice,
  materialId: null,
  totalPrice: stored?.total_price,
  pack: null,
});

function send(response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}
