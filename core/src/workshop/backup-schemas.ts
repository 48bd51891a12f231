import { z } from 'zod';
import { strictObject } from '../schemas/field-schemas.ts';
import { backupCauses } from './backup-causes.ts';
import { workshopChangesSchema } from './workshop-schemas.ts';

export const maxBackupsListed = 400;

/** A backup: how many bytes its file has, and how many rows that were not deleted. */
export const backupSchema = strictObject({
  id: z.uuid(),
  cause: z.enum(backupCauses),
  size: z.int().min(0),
  products: z.int().min(0),
  materials: z.int().min(0),
  createdAt: z.iso.datetime(),
});

/** The backups, newest first, and since when the daily ones cannot be restored, if so. */
export const backupListSchema = strictObject({
  backups: z.array(backupSchema),
  failingSince: z.iso.datetime().nullable(),
});

export const restoredBackupSchema = strictObject({
  changes: workshopChangesSchema,
  before: backupSchema,
});

export type Backup = z.infer<typeof backupSchema>;
export type BackupList = z.infer<typeof backupListSchema>;
export type RestoredBackup = z.infer<typeof restoredBackupSchema>;
