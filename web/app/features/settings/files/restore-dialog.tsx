import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Backup } from '#core/schemas/backups.ts';
import { formatMoment } from '#core/text/time.ts';
import { backupWords } from '#core/workshop/backup-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { previewQuery } from './backups-query.ts';
import { ChangeList } from './change-list.tsx';
import classes from './files.module.css';

interface RestoreDialogProps {
  /** Null while none is asked about. */
  readonly backup: Backup | null;
  readonly onClose: () => void;
}

/** Shows what restoring a backup would change, and does it. */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const restore = useRestoreBackup(onClose);
  const close = () => {
    // How it ends is said here.
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
            Seus produtos, o catálogo e os modelos voltam a ser como em{' '}
            {formatMoment(backup.createdAt)}. O que há agora fica guardado em um backup novo.
          </p>
        )
      }
      onClose={close}
    >
      {backup && <Restoring backup={backup} restore={restore} onClose={close} />}
    </Dialog>
  );
}

interface RestoringProps {
  readonly backup: Backup;
  readonly restore: ReturnType<typeof useRestoreBackup>;
  readonly onClose: () => void;
}

function Restoring({ backup, restore, onClose }: RestoringProps) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(backup.id));
  return (
    <>
      {data ? (
        <ChangeList changes={data} />
      ) : error ? (
        <LoadError
          title="Não foi possível ver o que muda"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Waiting>Comparando o backup com a sua oficina…</Waiting>
      )}
      {restore.error && (
        <div role="alert" className={classes.refusal}>
          <Callout kind="bad">{messageOf(restore.error)}</Callout>
        </div>
      )}
      <DialogButtons
        final
        confirm="Restaurar"
        pending={restore.isPending}
        waiting="Restaurando…"
        error={restore.error}
        blocked={data ? undefined : 'Restaurar'}
        onConfirm={() => restore.mutate(backup.id)}
        onCancel={onClose}
      />
    </>
  );
}

/**
 * Makes the workshop what it was in a backup. Everything that is shown is read anew.
 *
 * @param onDone when it is so
 */
function useRestoreBackup(onDone: () => void) {
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
