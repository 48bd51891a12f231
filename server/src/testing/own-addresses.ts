import { networkInterfaces } from 'node:os';

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);

export const hasIPv6 = addresses.some(({ address }) => address === '::1');

/** Where another computer of its network would reach this one; undefined when it is in none. */
export const outsideAddress = addresses.find(
  ({ family, internal }) => family === 'IPv4' && !internal,
)?.address;
