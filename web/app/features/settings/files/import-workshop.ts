import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { backupWords } from '#core/messages/backups.ts';
import { importWords } from '#core/messages/sheets.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';

/** The file as it is: the server reads it, and nobody else. */
const sending = (file: File) => ({
  init: { body: file, headers: { 'content-type': 'application/json' } },
});

/** What importing a file would change. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: (file: File) => answerOf(api.import.workshop.preview.$post({}, sending(file))),
  });

async function takeBack(client: QueryClient, id: string): Promise<void> {
  try {
    await answerOf(api.import[':id'].undo.$post({ param: { id } }));
    toast.success(importWords.undone);
  } catch (error) {
    toast.error(importWords.undoFailed, messageOf(error));
  }
  await client.invalidateQueries();
}

/**
 * Imports a file. Everything that is shown is read anew.
 *
 * @param onDone when it is imported
 */
export function useImportWorkshop(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => answerOf(api.import.workshop.$post({}, sending(file))),
    onSuccess: ({ id }) => {
      toast.undoable(backupWords.imported, () => void takeBack(client, id));
      onDone();
    },
    onSettled: () => void client.invalidateQueries(),
  });
}
