import { expect, test } from 'vitest';
import { createLogger } from '../../log.ts';
import { StorageError } from '../../storage/storage.ts';
import { problemOf } from './backup-file.ts';

test.each([
  ['ENOSPC', 'disk_full'],
  ['EDQUOT', 'disk_full'],
  ['EACCES', 'storage_unavailable'],
  ['403', 'storage_unavailable'],
])('a storage that answers %s is told as %s', (code, reported) => {
  const error = new StorageError('the folder of the backups cannot be used', code);
  expect(problemOf(error, createLogger('silent'))).toMatchObject({ status: 503, code: reported });
});
