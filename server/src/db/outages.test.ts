import { expect, test } from 'vitest';
import { causes, isDatabaseOutage, isDiskFull, isUserGone } from './outages.ts';

const coded = (code: unknown) => Object.assign(new Error('x'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '08006', '53300', '55P03', '57014', '57P01'])(
  '%s is an outage, however deep it lies',
  (code) => {
    expect(isDatabaseOutage(coded(code))).toBe(true);
    const query = new Error('Failed query', { cause: new Error('x', { cause: coded(code) }) });
    expect(isDatabaseOutage(query)).toBe(true);
    expect(isDatabaseOutage(new AggregateError([new Error('x'), coded(code)]))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
])('"%s", which comes without a code of its own, is an outage', (message) => {
  expect(isDatabaseOutage(new Error(message))).toBe(true);
});

test.each(['23505', '42P01', '22P02', '42501', 'ENOENT', 8006, undefined])(
  '%s is no outage',
  (code) => {
    expect(isDatabaseOutage(coded(code))).toBe(false);
  },
);

test('a pooler that has no session is an outage, a message that is none of the protocol is not', () => {
  const withSeverity = (severity: string) => Object.assign(coded('08P01'), { severity });
  expect(isDatabaseOutage(withSeverity('FATAL'))).toBe(true);
  expect(isDatabaseOutage(withSeverity('ERROR'))).toBe(false);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is a full disk, of whatever', (code) => {
  expect(isDiskFull(new Error('x', { cause: coded(code) }))).toBe(true);
  expect(isDatabaseOutage(coded(code))).toBe(false);
});

test('what is no error is no outage', () => {
  for (const thrown of ['ECONNREFUSED', { code: 'ECONNREFUSED' }, undefined, null]) {
    expect(isDatabaseOutage(thrown)).toBe(false);
  }
});

test.each([
  ['23503', 'products_user_id_users_id_fk', true],
  ['23503', 'products_user_id_users_id_fk_102042', true],
  ['23503', 'materials_product_fk', false],
  ['23505', 'products_user_id_users_id_fk', false],
])('%s of %s says that the account is gone: %s', (code, constraint, gone) => {
  expect(isUserGone(Object.assign(coded(code), { constraint }))).toBe(gone);
});

test('the causes come outermost first', () => {
  const inner = new Error('inner');
  const part = new Error('part', { cause: inner });
  const outer = new AggregateError([part], 'outer');
  expect([...causes(outer)].map(({ message }) => message)).toEqual(['outer', 'part', 'inner']);
});
