import { createHash } from 'node:crypto';

/** The folder of an account's files. Its name names nobody: it outlives the account for a while. */
export const folderOf = (userId: string) => createHash('sha256').update(userId).digest('hex');
