import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { scratchForTest } from '../testing/scratch.ts';
import { engine } from '../testing/test-database.ts';
import { openEmbedded } from './embedded.ts';

/** What somebody or a disk did to the data folder. */
class Folder {
  readonly #dataDir: string;
  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }
  #at = (part: string) => join(this.#dataDir, part);
  remove(part: string) {
    rmSync(this.#at(part), { recursive: true });
    return this;
  }
  write(part: string, text = '') {
    mkdirSync(dirname(this.#at(part)), { recursive: true });
    writeFileSync(this.#at(part), text);
    return this;
  }
  empty(part: string) {
    this.remove(part);
    mkdirSync(this.#at(part));
    return this;
  }
  cut(part: string, bytes: number) {
    truncateSync(this.#at(part), bytes);
  }
  names = (part: string) => readdirSync(this.#at(part));
  /** The file of a table or an index of ours: the engine's own have lower numbers. */
  newestFile = () =>
    `base/5/${Math.max(...this.names('postgres/base/5').map(Number).filter(Boolean))}`;
  logFile = () => `pg_wal/${this.names('postgres/pg_wal').find((name) => name.length === 24)}`;
}

const copy = 'Ponha no lugar uma cópia inteira, feita com o servidor parado, ou restaure um backup';
const incomplete = (part: string) => `está incompleto: ${part} falta ou foi cortado. ${copy}`;
const lost = (state: string, sign: string) => `sumiu: a pasta ${state}, mas ${sign} que ele já`;

const faults: [what: string, harm: (folder: Folder) => string][] = [
  [
    'the folder is missing where one was made',
    (folder) => {
      folder.write('postgres.made').remove('postgres');
      return lost('não existe', 'postgres.made mostra');
    },
  ],
  [
    'the folder is missing beside backups and emails',
    (folder) => {
      folder.write('backups/a/b').write('mailbox/a.json').remove('postgres');
      return lost('não existe', 'mailbox, backups mostram');
    },
  ],
  [
    'the folder is empty where a server was before',
    (folder) => {
      folder.write('embedded.lock').empty('postgres');
      return lost('está vazia', 'embedded.lock mostra');
    },
  ],
  [
    'its version is missing',
    (folder) => {
      folder.remove('postgres/PG_VERSION');
      return incomplete('PG_VERSION');
    },
  ],
  [
    'it is another version’s',
    (folder) => {
      folder.write('postgres/PG_VERSION', '16\n');
      return 'é do PostgreSQL 16, e esta versão da Artesa traz o 18. Use a versão da Artesa que o';
    },
  ],
  [
    'its control file is empty',
    (folder) => {
      folder.write('postgres/global/pg_control');
      return incomplete('global/pg_control');
    },
  ],
  [
    'its control file is another one’s',
    (folder) => {
      folder.write('postgres/global/pg_control', 'x'.repeat(8192));
      return `não pôde ser aberto (database files are incompatible with server`;
    },
  ],
  [
    'its log is missing',
    (folder) => {
      folder.remove('postgres/pg_wal');
      return incomplete('pg_wal');
    },
  ],
  [
    'its log is cut',
    (folder) => {
      const logFile = folder.logFile();
      folder.cut(`postgres/${logFile}`, 8 * 1024 * 1024);
      return incomplete(logFile);
    },
  ],
  [
    'what committed is missing',
    (folder) => {
      folder.remove('postgres/pg_xact/0000');
      return incomplete('pg_xact/0000');
    },
  ],
  [
    'a table is missing',
    (folder) => {
      const file = folder.newestFile();
      folder.remove(`postgres/${file}`);
      return incomplete(file);
    },
  ],
];

describe.runIf(engine === 'embedded')('a database that does not open says why', () => {
  test.each(faults)('%s', async (_what, harm) => {
    const { dataDir } = await scratchForTest();
    const folder = new Folder(dataDir);
    const says = harm(folder);
    const before = folder.names('.').filter((name) => !name.startsWith('embedded.'));
    const refusal: unknown = await openEmbedded(dataDir, () => {}).catch((error) => error);
    if (!(refusal instanceof StartupError)) throw refusal;
    const begins = `O banco de dados em ${dataDir}/postgres ${says}`;
    expect(refusal.message.slice(0, begins.length)).toBe(begins);
    // Whoever is refused lets go of the folder, and makes nothing in it.
    expect(folder.names('.')).toEqual(expect.arrayContaining(before));
    expect(folder.names('.')).not.toContain('embedded.pid');
  });
});
