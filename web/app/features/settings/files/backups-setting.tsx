import { IconCrown } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backupDays } from '#core/choices/backup-causes.ts';
import { plans } from '#core/plans/plans.ts';
import { backupWords, failingText } from '#core/workshop/backup-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { Setting } from '../section/setting.tsx';
import { BackupList } from './backup-list.tsx';
import { backupsQuery } from './backups-query.ts';
import classes from './files.module.css';

/** Backups: made every day and by hand with the plan; those that are there are anybody's own. */
export function BackupsSetting() {
  const { plan } = useUser();
  const opened = plans[plan].features.backups;
  return (
    <>
      <Setting title="Backups" action={opened ? <MakeBackup /> : <Upgrade />}>
        {opened
          ? `Um por dia em que algo mudou, guardado por ${backupDays} dias. Você também pode fazer um agora.`
          : `No Plano Pro, um backup por dia, guardado por ${backupDays} dias: você vê o que muda e volta atrás.`}
      </Setting>
      <Backups canRestore={opened} />
    </>
  );
}

function MakeBackup() {
  const make = useMakeBackup();
  return (
    <PendingButton
      variant="default"
      pending={make.isPending}
      waiting="Fazendo o backup…"
      onClick={() => make.mutate()}
    >
      Fazer backup agora
    </PendingButton>
  );
}

const Upgrade = () => (
  <LinkButton
    to="/upgrade"
    variant="default"
    leftSection={<IconCrown size={18} aria-label="Pro" role="img" />}
  >
    Conhecer o Pro
  </LinkButton>
);

function Backups({ canRestore }: { readonly canRestore: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(backupsQuery);
  if (data) {
    const { backups, failingSince } = data;
    return (
      <>
        {failingSince && <Callout kind="bad">{failingText(failingSince)}</Callout>}
        {backups.length > 0 && <BackupList backups={backups} canRestore={canRestore} />}
        {backups.length === 0 && canRestore && !failingSince && <NoBackups />}
      </>
    );
  }
  if (error) {
    return (
      <LoadError
        title="Não foi possível carregar os backups"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <DelayedText announced>Carregando os backups…</DelayedText>
      <Skeleton height="4rem" radius="md" />
    </>
  );
}

const NoBackups = () => (
  <p className={classes.none}>Ainda não há backups. O primeiro é feito nesta madrugada.</p>
);

/** Makes a backup now. */
function useMakeBackup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.backups.$post()),
    onSuccess: () => toast.success(backupWords.made),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => void client.invalidateQueries(backupsQuery),
  });
}
