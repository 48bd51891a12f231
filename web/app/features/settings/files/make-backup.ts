import { useMutation, useQueryClient } from '@tanstack/react-query';
import { backupWords } from '#core/workshop/backup-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { backupsQuery } from './backups-query.ts';

/** Makes a backup now. */
export function useMakeBackup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.backups.$post()),
    onSuccess: () => toast.success(backupWords.made),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => void client.invalidateQueries(backupsQuery),
  });
}
