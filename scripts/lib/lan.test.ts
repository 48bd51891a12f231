import type { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { lanSettings } from './lan.js';

type Interfaces = ReturnType<typeof networkInterfaces>;

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
  address,
  family,
  internal: ['127.0.0.1', '::1'].includes(address),
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});

const none = { lo: [at('127.0.0.1'), at('::1', 'IPv6')] } as Interfaces;

test('the local network reaches the product at the first address that is not this computer’s alone', () => {
  const wifi = [at('fd00::7', 'IPv6'), at('192.168.0.7')];
  const interfaces = { ...none, wifi, other: [at('10.0.0.7')] } as Interfaces;
  const { env, note } = lanSettings(8080, interfaces);
  expect(env).toEqual({ HOST: '0.0.0.0', APP_URL: 'http://192.168.0.7:8080', ALLOW_LAN: '1' });
  expect(note).toContain('abra http://192.168.0.7:8080\n');
});

test('a computer in no network is told so', () => {
  expect(() => lanSettings(3000, none)).toThrow(/^Este computador não está em nenhuma rede local/);
});
