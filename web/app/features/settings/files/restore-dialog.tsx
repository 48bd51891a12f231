import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Backup } from '#core/schemas/backups.ts';
import { sayMoment } from '#core/text/say-day.ts';
import { backupWords } from '#core/workshop/backup-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { ConfirmChanges } from './confirm-changes.tsx';

interface RestoreDialogProps {
  /** Null while none is chosen. */
  readonly backup: Backup | null;
  readonly onClose: () => void;
}

export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const client = useQueryClient();
  const id = backup?.id ?? '';
  const preview = useQuery({
    queryKey: ['backups', id, 'preview'],
    queryFn: ({ signal }) =>
      answerOf(api.backups[':id'].preview.$get({ param: { id } }, { init: { signal } })),
    enabled: backup !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const restore = useMutation({
    mutationFn: () => answerOf(api.backups[':id'].restore.$post({ param: { id } })),
    onSuccess: () => {
      toast.success(backupWords.restored);
      onClose();
    },
    onSettled: () => void client.invalidateQueries(),
  });
  const close = () => {
    // The dialog stays for the outcome.
    if (restore.isPending) return;
    restore.reset();
    onClose();
  };
  return (
    <Dialog
      opened={backup !== null}
      title="Restaurar backup"
      description={
        backup && (
          <p>
            Seus produtos, o catálogo e os modelos voltam a ser como no backup de{' '}
            {sayMoment(backup.createdAt)}. O que há agora fica guardado em um backup novo.
          </p>
        )
      }
      onClose={close}
    >
      <ConfirmChanges
        changes={preview.data}
        placeholder={
          <QueryPlaceholder query={preview} failed="Não foi possível ver o que muda">
            <Waiting>Comparando o backup com a sua oficina…</Waiting>
          </QueryPlaceholder>
        }
        confirm="Restaurar"
        waiting="Restaurando…"
        mutation={restore}
        onConfirm={() => restore.mutate()}
        onCancel={close}
      />
    </Dialog>
  );
}
