import { expect, test } from 'vitest';
import {
  addressList,
  addressRange,
  clientAddress,
  isAddressRange,
  limitedAddress,
  shownAddress,
} from './address.ts';

const proxies = addressList(['10.0.0.0/8', '192.168.1.7', 'fd00::/8']);

test.each([
  ['nobody in between', '203.0.113.9', undefined, '203.0.113.9'],
  ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['a header from somebody who is no proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a proxy written as IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a proxy behind a proxy', '10.1.2.3', '198.51.100.1, 192.168.1.7', '198.51.100.1'],
  ['what the sender wrote before it', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['an IPv6 client', 'fd00::1', '2001:db8::1', '2001:db8::1'],
  ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
  ['a proxy that passes nonsense on', '10.1.2.3', '1.1.1.1, unknown', '10.1.2.3'],
  ['proxies alone', '10.1.2.3', '10.0.0.2', '10.0.0.2'],
  ['no connection', '', '198.51.100.1', ''],
])('the client behind %s', (_what, connection, header, expected) => {
  expect(clientAddress(connection, header, proxies)).toBe(expected);
});

test('without a trusted proxy no header counts', () => {
  expect(clientAddress('127.0.0.1', '198.51.100.1', addressList([]))).toBe('127.0.0.1');
});

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0', '203.0.113.x'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8', '2001:db8::x'],
  ['2001:db8:0:5::1', '2001:db8:0:5', '2001:db8', '2001:db8:0:5::x'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8', '2001:db8:1:2::x'],
  ['::1', '127.0.0.1', '0:0', 'este computador'],
  ['127.0.0.1', '127.0.0.1', '127.0', 'este computador'],
  ['192.168.0.7', '192.168.0.7', '192.168', 'rede local'],
  ['10.1.2.3', '10.1.2.3', '10.1', 'rede local'],
  ['172.31.0.1', '172.31.0.1', '172.31', 'rede local'],
  ['172.32.0.1', '172.32.0.1', '172.32', '172.32.0.x'],
  ['169.254.3.4', '169.254.3.4', '169.254', 'rede local'],
  ['fd12:3456::1', 'fd12:3456:0:0', 'fd12:3456', 'rede local'],
  ['fe80::1', 'fe80:0:0:0', 'fe80:0', 'rede local'],
  ['', '', '', 'endereço desconhecido'],
])('%j is counted, known and shown in parts', (address, limited, range, shown) => {
  expect([limitedAddress(address), addressRange(address), shownAddress(address)]).toEqual([
    limited,
    range,
    shown,
  ]);
});

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['::/0', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/-1', false],
  ['localhost', false],
])('whether %j is a range', (text, expected) => {
  expect(isAddressRange(text)).toBe(expected);
});
