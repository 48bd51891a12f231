import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

/** The backups of the workshop, newest first, and how the daily ones stand. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => answerOf(api.backups.$get({}, { init: { signal } })),
  // The job makes some without a word here.
  staleTime: 0,
});

/** What restoring a backup would change. Asked anew each time: the workshop goes on. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['backups', id, 'preview'],
    queryFn: ({ signal }) =>
      answerOf(api.backups[':id'].preview.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
