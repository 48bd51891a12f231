import { useMutation, useQueryClient } from '@tanstack/react-query';
import { backupWords } from '#core/workshop/backup-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';

/**
 * Makes the workshop what it was in a backup. Everything that is shown is read anew.
 *
 * @param onDone when it is so
 */
export function useRestoreBackup(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.backups[':id'].restore.$post({ param: { id } })),
    onSuccess: () => {
      toast.success(backupWords.restored);
      onDone();
    },
    onSettled: () => void client.invalidateQueries(),
  });
}
