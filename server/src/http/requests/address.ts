import { BlockList, isIP, isIPv4 } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

export function addressList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * The address from which a request comes: the connection's, unless a trusted proxy is at the other
 * end. Then it is the last address in X-Forwarded-For that is no trusted proxy's. Everything before
 * it was written by the sender.
 */
export function clientAddress(
  connection: string,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string {
  let address = normal(connection);
  const hops = (forwardedFor ?? '').split(',').map((hop) => normal(hop.trim()));
  while (hops.length > 0 && isIn(proxies, address)) {
    const hop = hops.pop() ?? '';
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** The key under which tries are counted: an IPv4 address, or an IPv6 household's network. */
export function limitedAddress(address: string): string {
  if (address === '::1') return '127.0.0.1';
  return isIP(address) === 6 ? groups(address).slice(0, 4).join(':') : address;
}

/** The part of a device's address that stays the same from day to day. */
export const addressRange = (address: string) =>
  isIP(address) === 6
    ? groups(address).slice(0, 2).join(':')
    : address.split('.').slice(0, 2).join('.');

/** Whoever comes from here sits at the server itself (RFC 1122, RFC 4291). */
const loopback = addressList(['127.0.0.0/8', '::1']);

/** Private and link-local addresses (RFC 1918, RFC 3927, RFC 4193, RFC 4291). */
const privateNetworks = addressList([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
]);

/** The address for people: in words, or its last part hidden: 203.0.113.x, 2001:db8:0:1::x. */
export function shownAddress(address: string): string {
  if (isIP(address) === 0) return 'endereço desconhecido';
  if (isIn(loopback, address)) return 'este computador';
  if (isIn(privateNetworks, address)) return 'rede local';
  if (isIPv4(address)) return [...address.split('.').slice(0, 3), 'x'].join('.');
  return `${compressed(`${limitedAddress(address)}::`)}x`;
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a browser that asks here asks the computer that it runs on. */
export const isLoopback = ({ hostname }: URL) => loopbackNames.has(hostname);

/** Whether an address has figures in place of a name, so that nobody elsewhere can take it for theirs. */
export const isInFigures = ({ hostname }: URL) => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** An address without a zone. An IPv4 address that is written as IPv6 becomes IPv4. */
function normal(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? bare;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): string[] {
  const compact = compressed(address);
  const [head = '', tail = ''] = compact.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const missing = compact.includes('::') ? 8 - before.length - after.length : 0;
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/** An IPv6 address in its shortest form (RFC 5952). */
const compressed = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);

const longestUserAgent = 512;

/**
 * Finds out once per request who is at its other end.
 *
 * @param proxies addresses and CIDR ranges whose X-Forwarded-For is believed
 */
export const knowBrowser = (proxies: readonly string[]) => {
  const trusted = addressList(proxies);
  return createMiddleware<AppEnv>(async (c, next) => {
    const connection = c.env?.incoming?.socket.remoteAddress ?? '';
    const address = clientAddress(connection, c.req.header('x-forwarded-for'), trusted);
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, longestUserAgent);
    c.set('browser', { address, userAgent });
    await next();
  });
};
