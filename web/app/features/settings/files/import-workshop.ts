import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkshopChanges } from '#core/schemas/workshop.ts';
import { importWords, remainingText } from '#core/sheets/sheet-texts.ts';
import { backupWords } from '#core/workshop/backup-texts.ts';
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

async function takeBack(client: QueryClient, id: string, changes: WorkshopChanges): Promise<void> {
  const { added, changed } = changes.templates;
  const staysBesides = changes.profile || added.count + changed.count > 0;
  try {
    const { kept } = await answerOf(api.import[':id'].undo.$post({ param: { id } }));
    const done = kept.length === 0 ? importWords.undone : remainingText(kept);
    toast.success(done, staysBesides ? backupWords.staysBesides : undefined);
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
    onSuccess: ({ id, changes }) => {
      toast.undoable(backupWords.imported, () => void takeBack(client, id, changes));
      onDone();
    },
    onSettled: () => void client.invalidateQueries(),
  });
}
