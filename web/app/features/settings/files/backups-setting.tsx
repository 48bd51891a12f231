import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backupDays } from '#core/choices/backup-causes.ts';
import { plans } from '#core/plans/plans.ts';
import { backupWords, failingText } from '#core/workshop/backup-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { Loaded, Setting } from '../section.tsx';
import { BackupList } from './backup-list.tsx';

const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => answerOf(api.backups.$get({}, { init: { signal } })),
  // The server makes some on its own.
  staleTime: 0,
});

/** Backups; a user without the plan still has those made before. */
export function BackupsSetting() {
  const enabled = plans[useUser().plan].features.backups;
  const query = useQuery(backupsQuery);
  return (
    <>
      <Setting title="Backups" action={enabled && <MakeBackup />}>
        {enabled
          ? `Um por dia em que algo mudou, guardado por ${backupDays} dias. Você também pode fazer um agora.`
          : `No Plano Pro, um backup por dia, guardado por ${backupDays} dias: você vê o que muda e volta atrás.`}
      </Setting>
      <Loaded
        query={query}
        loading="Carregando os backups…"
        failed="Não foi possível carregar os backups"
      >
        {({ backups, failingSince }) => (
          <>
            {failingSince && <Note kind="bad">{failingText(failingSince)}</Note>}
            {backups.length > 0 && <BackupList backups={backups} canRestore={enabled} />}
            {backups.length === 0 && enabled && !failingSince && (
              <Text tone="soft">Ainda não há backups. O primeiro é feito nesta madrugada.</Text>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function MakeBackup() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerOf(api.backups.$post()),
    onSuccess: () => toast.seen(backupWords.made),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => void client.invalidateQueries(backupsQuery),
  });
  return (
    <PendingButton
      variant="default"
      pending={isPending}
      waiting="Fazendo o backup…"
      onClick={() => mutate()}
    >
      Fazer backup agora
    </PendingButton>
  );
}
