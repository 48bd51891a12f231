import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayMoment } from '#core/dates/say-day.ts';
import type { Backup } from '#core/workshop/backup-schemas.ts';
import {
  backupCauseTexts,
  backupWords,
  formatContents,
  formatSize,
} from '#core/workshop/backup-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import classes from '../settings.module.css';
import { ConfirmChanges } from './confirm-changes.tsx';
import { DownloadButton } from './download-button.tsx';

interface BackupListProps {
  /** The backups, newest first. */
  readonly backups: readonly Backup[];
  readonly canRestore: boolean;
}

/** The number of backups shown at first. */
const few = 5;

export function BackupList({ backups, canRestore }: BackupListProps) {
  const [restoring, setRestoring] = useState<Backup | null>(null);
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={classes.lines} aria-label="Backups">
        {backups.slice(0, all ? backups.length : few).map((backup) => (
          <Row as="li" wrap gap={3} key={backup.id}>
            <BackupText {...backup} />
            <Row wrap gap={2}>
              <DownloadButton
                href={`/api/backups/${backup.id}`}
                aria-label={`Baixar o backup de ${sayMoment(backup.createdAt)}`}
              >
                Baixar
              </DownloadButton>
              {canRestore && (
                <Button
                  variant="default"
                  aria-label={`Restaurar o backup de ${sayMoment(backup.createdAt)}`}
                  onClick={() => setRestoring(backup)}
                >
                  Restaurar…
                </Button>
              )}
            </Row>
          </Row>
        ))}
      </ul>
      {!all && backups.length > few && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Mostrar todos os backups
        </Button>
      )}
      <RestoreDialog backup={restoring} onClose={() => setRestoring(null)} />
    </>
  );
}

const BackupText = ({ createdAt, cause, size, products, materials }: Backup) => (
  <div className={classes.wide}>
    <p>
      <time dateTime={createdAt}>{sayMoment(createdAt)}</time>
    </p>
    <Text size={2} tone="soft">
      {backupCauseTexts[cause]} · {formatContents(products, materials)} · {formatSize(size)}
    </Text>
  </div>
);

interface RestoreDialogProps {
  /** Null while none is chosen. */
  readonly backup: Backup | null;
  readonly onClose: () => void;
}

function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
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
