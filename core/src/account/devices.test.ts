import { expect, it } from 'vitest';
import { deviceName } from './devices.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0';

it.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome no Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/128.0.0.0`, 'Edge no Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/114.0`, 'Opera no Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 ${chrome} Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541) ${chrome} Safari/537.36`, 'Chrome no Chromebook'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox no Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) CriOS/128.0 Safari/604.1', 'Chrome no iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.6 Safari/605.1.15', 'Safari no Mac'],
  ['Dalvik/2.1.0 (Linux; U; Android 13)', 'Navegador no Android'],
  ['Firefox/130.0', 'Firefox'],
  ['curl/8.5.0', 'Aparelho desconhecido'],
  ['', 'Aparelho desconhecido'],
])('calls %j %j', (userAgent, expected) => {
  expect(deviceName(userAgent)).toBe(expected);
});
