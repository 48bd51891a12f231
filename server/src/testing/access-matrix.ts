import { type KindId, type PlainKind, plainKinds } from '#core/kinds/kinds.ts';
import { limitsOf } from '#core/kinds/limits.ts';
import { numberedProduct } from './product-input.ts';
import { pathOf, sampleOf } from './row-samples.ts';

/**
 * Who calls. The visitor, the stranger and the unconfirmed use the ids of the owner's rows, the
 * free user those of their own. Stranger and owner are on Pro, free was and is above its limit.
 */
export const actorNames = ['visitor', 'unconfirmed', 'stranger', 'free', 'owner'] as const;
export type ActorName = (typeof actorNames)[number];

/** The kinds of rows that calls are about, beside sessions. */
export type RowKind = KindId | 'movement' | 'repricing' | 'backup';

export interface Expectation {
  body?: object;
  /** Of the body, where it is no JSON. */
  type?: string;
  /** What stands behind the path, such as '?a=b'. */
  query?: string;
  /** The subject of a call with this id in its path. */
  row?: RowKind | 'session';
  /** Ends the session that calls. */
  ends?: boolean;
  status: Record<ActorName, number>;
}

const forAll = (status: number, body?: object): Expectation => ({
  ...(body && { body }),
  status: { visitor: status, unconfirmed: status, stranger: status, free: status, owner: status },
});

/** For whoever is signed in. */
const signedIn = (status: number, body?: object, more: Partial<Record<ActorName, number>> = {}) => {
  const all = forAll(status, body);
  return { ...all, status: { ...all.status, visitor: 401, unconfirmed: 401, ...more } };
};

/** About one row, which only its owner has. */
const ownRow = (
  row: NonNullable<Expectation['row']>,
  status: number,
  body?: object,
  more: Partial<Record<ActorName, number>> = {},
) => ({ ...signedIn(status, body, { stranger: 404, ...more }), row });

/** Stock that moves: on Pro alone. */
const moving = (row: NonNullable<Expectation['row']>, body?: object) =>
  ownRow(row, 201, body, { free: 403 });

const ending = (expectation: Expectation): Expectation => ({ ...expectation, ends: true });

const product = { ...numberedProduct(1), name: 'Outra peça' };
const { channelIds: _none, offChannelIds: _open, ...figures } = product;
const material = { name: 'Outro material', unitPrice: 1 };
/** Of a product that nobody has. */
const repricing = {
  cause: 'hourlyRate',
  products: [
    {
      id: '01a1fbf2-07cd-7608-bb09-a2a795abfb83',
      updatedAt: '2026-01-01T00:00:00.000Z',
      totalCost: 1,
      finalPrice: 2,
    },
  ],
};
/** A workshop's file without anything in it. */
export const emptyWorkshop = {
  format: 'artesa-workshop',
  version: 1,
  exportedAt: '2026-01-01T00:00:00.000Z',
  profile: {
    email: 'x@example.com',
    name: 'Rosa',
    craftType: 'croche',
    hourlyRate: 30,
    rounding: 'none',
    state: null,
    businessType: 'informal',
  },
  materials: [],
  products: [],
  templates: [],
  history: [],
};
const wrongPassword = { password: 'não é esta' };
const notFree = { free: 403 };
const sheetType = 'application/octet-stream';

/** The calls for the rows of a plain kind. What the free plan limits, free has too many of. */
function callsOf(kind: PlainKind): Record<string, Expectation> {
  const path = pathOf(kind);
  const full = limitsOf(kind, 'free').limit === null ? {} : notFree;
  return {
    [`GET ${path}`]: signedIn(200),
    [`POST ${path}`]: signedIn(201, sampleOf[kind], full),
    [`GET ${path}/{id}`]: ownRow(kind, 200),
    [`PUT ${path}/{id}`]: ownRow(kind, 200, sampleOf[kind]),
    [`DELETE ${path}/{id}`]: ownRow(kind, 204),
    [`POST ${path}/{id}/restore`]: ownRow(kind, 200),
    [`POST ${path}/{id}/duplicate`]: ownRow(kind, 201, undefined, full),
  };
}

export const matrix: Record<string, Expectation> = {
  'POST /api/auth/sign-up/email': forAll(422, {}),
  'POST /api/auth/sign-up/check': forAll(200, { email: 'x@example.com' }),
  'POST /api/auth/not-me': forAll(400, { token: 'x' }),
  'POST /api/auth/reset-password/check': forAll(200, { token: 'x' }),
  'POST /api/auth/sign-in/email': forAll(401, { email: 'x@example.com', ...wrongPassword }),
  'POST /api/auth/sign-out': ending(forAll(204)),
  'POST /api/auth/confirm-email': forAll(400, { token: 'x' }),
  'POST /api/auth/resend-confirmation': forAll(404, { email: 'x@example.com' }),
  'POST /api/auth/request-password-reset': forAll(404, { email: 'x@example.com' }),
  'POST /api/auth/reset-password': forAll(400, { token: 'x', newPassword: 'nova senha' }),
  'GET /api/me': signedIn(200),
  'PATCH /api/me': signedIn(200, { hourlyRate: 30 }),
  'DELETE /api/me': signedIn(403, wrongPassword),
  'GET /api/me/sign-in-methods': signedIn(200),
  'POST /api/me/email': signedIn(403, { email: 'x@example.com', ...wrongPassword }),
  'GET /api/me/email': signedIn(200),
  'POST /api/me/email/resend': signedIn(404),
  'DELETE /api/me/email': signedIn(204),
  'POST /api/me/password': signedIn(403, {
    currentPassword: 'não é esta',
    newPassword: 'nova senha',
  }),
  'GET /api/me/sessions': signedIn(200),
  'DELETE /api/me/sessions/{id}': ownRow('session', 204),
  'POST /api/auth/sign-out-others': signedIn(204),
  'POST /api/auth/sign-out-everywhere': ending(signedIn(204)),
  'POST /api/auth/sign-in/two-factor': forAll(401, { code: '123456' }),
  'DELETE /api/me/sign-in-methods/google': signedIn(403, wrongPassword),
  'GET /api/me/two-factor': signedIn(200),
  'POST /api/me/two-factor': signedIn(403, wrongPassword),
  'DELETE /api/me/two-factor': signedIn(403, wrongPassword),
  'POST /api/me/two-factor/recovery-codes': signedIn(403, wrongPassword),
  'POST /api/me/two-factor/confirm': signedIn(400, { code: '123456' }),
  'GET /api/openapi.json': forAll(200),
  'GET /api/auth/providers': forAll(200),
  'POST /api/auth/sign-in/google': forAll(502, {}),
  'GET /api/auth/callback/google': forAll(302),
  'GET /api/support': forAll(200),
  'POST /api/support': forAll(202, {
    name: 'Rosa',
    email: 'x@example.com',
    subject: 'Dúvida',
    message: 'Olá!',
  }),
  'GET /api/events': signedIn(200),
  'GET /api/billing': signedIn(200),
  'POST /api/billing/checkout': signedIn(502, { planType: 'annual' }),
  'POST /api/billing/confirm': signedIn(502),
  'POST /api/billing/portal': signedIn(502),
  'POST /api/billing/webhook': forAll(502, {}),
  'GET /api/products': signedIn(200),
  'POST /api/products': signedIn(201, product, notFree),
  'GET /api/products/summary': signedIn(200),
  'GET /api/products/counts': signedIn(200),
  'GET /api/products/{id}': ownRow('product', 200),
  'PUT /api/products/{id}': ownRow('product', 200, product),
  'DELETE /api/products/{id}': ownRow('product', 204),
  'POST /api/products/{id}/restore': ownRow('product', 200),
  'POST /api/products/{id}/duplicate': ownRow('product', 201, undefined, notFree),
  'POST /api/pricing': signedIn(200, figures),
  'POST /api/hourly-rate': signedIn(200, {
    monthlyIncome: 3000,
    hoursPerDay: 6,
    daysPerWeek: 5,
    vacationWeeks: 4,
    unpaidPercentage: 25,
    monthlyCosts: [],
  }),
  'GET /api/materials': signedIn(200),
  'POST /api/materials': signedIn(201, material),
  'GET /api/materials/count': signedIn(200),
  'GET /api/materials/from-products': signedIn(200, undefined, notFree),
  'GET /api/materials/from-products/any': signedIn(200, undefined, notFree),
  // A row that nobody has.
  'POST /api/materials/from-products': signedIn(
    412,
    { rows: [repricing.products[0]?.id] },
    notFree,
  ),
  'GET /api/materials/{id}': ownRow('material', 200),
  'GET /api/materials/{id}/prices': ownRow('material', 200),
  'PUT /api/materials/{id}': ownRow('material', 200, material),
  'DELETE /api/materials/{id}': ownRow('material', 204),
  'POST /api/materials/{id}/restore': ownRow('material', 200),
  'POST /api/materials/{id}/duplicate': ownRow('material', 201),
  ...Object.assign({}, ...plainKinds.map(callsOf)),
  'GET /api/products/{id}/history/count': ownRow('product', 200),
  'GET /api/products/{id}/history': ownRow('product', 200),
  'GET /api/products/{id}/history/{version}': ownRow('product', 200),
  'POST /api/products/{id}/history/{version}/restore': ownRow('product', 200, undefined, notFree),
  'GET /api/materials/{id}/history/count': ownRow('material', 200),
  'GET /api/materials/{id}/history': ownRow('material', 200),
  'GET /api/materials/{id}/history/{version}': ownRow('material', 200),
  'POST /api/materials/{id}/history/{version}/restore': ownRow('material', 200, undefined, notFree),
  'GET /api/trash': signedIn(200),
  // An empty file.
  'POST /api/import/sheet/preview': { ...signedIn(422, {}, notFree), type: sheetType },
  'POST /api/import/sheet': { ...signedIn(422, {}, notFree), type: sheetType },
  'POST /api/import/{id}/undo': { ...signedIn(404), row: 'product' },
  'GET /api/export/products.xlsx': signedIn(200, undefined, notFree),
  'GET /api/export/products.csv': signedIn(200, undefined, notFree),
  'GET /api/export/materials.xlsx': signedIn(200, undefined, notFree),
  'GET /api/export/materials.csv': signedIn(200, undefined, notFree),
  'GET /api/export/movements.xlsx': signedIn(200, undefined, notFree),
  'GET /api/export/movements.csv': signedIn(200, undefined, notFree),
  'GET /api/templates': signedIn(200),
  // A product that nobody has.
  'POST /api/templates': signedIn(404, { productId: repricing.products[0]?.id }, notFree),
  'DELETE /api/templates/{id}': {
    ...signedIn(404, undefined, notFree),
    row: 'product',
  },
  'GET /api/stock': signedIn(200),
  'GET /api/stock/months': signedIn(200),
  // A material that nobody has.
  'POST /api/stock/start': signedIn(
    404,
    { materials: [{ id: repricing.products[0]?.id, quantity: 1 }] },
    notFree,
  ),
  'GET /api/materials/{id}/movements': ownRow('material', 200),
  'POST /api/materials/{id}/movements': moving('material', { kind: 'purchase', quantity: 1 }),
  'GET /api/products/{id}/movements': ownRow('product', 200),
  'POST /api/products/{id}/movements': moving('product', { kind: 'loss', pieces: 1 }),
  'POST /api/products/{id}/productions': moving('product', { pieces: 1 }),
  'POST /api/products/{id}/sales': moving('product', { pieces: 1, unitPrice: 1 }),
  'POST /api/movements/{id}/reverse': moving('movement'),
  'GET /api/repricings': { ...signedIn(200), query: '?cause=hourlyRate' },
  'GET /api/repricings/summary': signedIn(200),
  'POST /api/repricings': signedIn(412, repricing),
  'POST /api/repricings/{id}/undo': ownRow('repricing', 200),
  'GET /api/export/workshop.json': signedIn(200),
  'POST /api/import/workshop': signedIn(200, emptyWorkshop),
  'POST /api/import/workshop/preview': signedIn(200, emptyWorkshop),
  'GET /api/backups': signedIn(200),
  'POST /api/backups': signedIn(201, undefined, notFree),
  'GET /api/backups/{id}': ownRow('backup', 200),
  'GET /api/backups/{id}/preview': ownRow('backup', 200, undefined, notFree),
  'POST /api/backups/{id}/restore': ownRow('backup', 200, undefined, notFree),
  'GET /api/reports': signedIn(200, undefined, notFree),
  'GET /api/reports/charts': signedIn(200, undefined, notFree),
};
