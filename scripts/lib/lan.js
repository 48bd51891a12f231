import { networkInterfaces } from 'node:os';
import { PlainError } from './plain-error.js';

/**
 * What opens the product to the local network: it listens everywhere, and lives at this computer's
 * address there, so that the links of its emails lead back to it.
 *
 * @param {number} port
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @throws {PlainError} when the computer is in no network
 */
export function lanSettings(port, interfaces = networkInterfaces()) {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  const own = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!own) {
    throw new PlainError(
      'Este computador não está em nenhuma rede local: conecte-o, ou use npm start sem --lan.',
    );
  }
  const url = `http://${own.address}:${port}`;
  return {
    env: { HOST: '0.0.0.0', APP_URL: url, ALLOW_LAN: '1' },
    note: `Aberta à rede local: no celular, na mesma rede, abra ${url}\nQuem está nesta rede também vê os emails em /dev/mailbox e a simulação de pagamento.`,
  };
}
