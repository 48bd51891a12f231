import type { Database } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';

/** What backups are made of, and where they are kept. */
export interface BackupDeps {
  db: Database;
  storage: Storage;
}
