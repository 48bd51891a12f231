export const backupCauses = ['daily', 'manual', 'beforeRestore'] as const;

export type BackupCause = (typeof backupCauses)[number];

/** The days for which a backup is stored. The newest one stays, however old it is. */
export const backupDays = 30;
