import { IconDownload, IconTableImport, IconUpload } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { backupDays } from '#core/workshop/backup-causes.ts';
import { backupWords, failingText } from '#core/workshop/backup-texts.ts';
import { importWords } from '#core/written-lists/import-texts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { PendingButton } from '../../../ui/buttons/pending-button.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../settings.module.css';
import { Loaded, Section, Setting } from '../settings-section.tsx';
import { BackupList } from './backup-list.tsx';
import { DownloadButton } from './download-button.tsx';
import { ImportDialog } from './import-dialog.tsx';

const sheets = [
  { path: 'products', label: 'Produtos' },
  { path: 'materials', label: 'Catálogo' },
  { path: 'movements', label: 'Movimentos de estoque' },
];
const kinds = [
  { extension: 'xlsx', name: 'Excel' },
  { extension: 'csv', name: 'CSV' },
];

function SheetsSetting() {
  const enabled = plans[useUser().plan].features.sheets;
  return (
    <>
      <Setting
        title={importWords.exports}
        action={
          enabled && (
            <LinkButton
              to="/import"
              variant="default"
              leftSection={<IconTableImport size={18} aria-hidden />}
            >
              {importWords.title}
            </LinkButton>
          )
        }
      >
        {enabled ? importWords.exportsLead : importWords.exportsPro}
      </Setting>
      {enabled && (
        <ul className={classes.lines} aria-label={importWords.exports}>
          {sheets.map(({ path, label }) => (
            <Row as="li" wrap gap={2} key={path}>
              <span className={classes.wide}>{label}</span>
              {kinds.map(({ extension, name }) => (
                <DownloadButton
                  key={extension}
                  href={`/api/export/${path}.${extension}`}
                  aria-label={`Baixar ${label.toLowerCase()} em ${name}`}
                >
                  {name}
                </DownloadButton>
              ))}
            </Row>
          ))}
        </ul>
      )}
    </>
  );
}

export function FilesSection() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section title="Seus dados" lead="Tudo o que você cadastrou é seu.">
      <Setting
        title="Levar com você"
        action={
          <DownloadButton
            href="/api/export/workshop.json"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            Baixar tudo (JSON)
          </DownloadButton>
        }
      >
        Um arquivo com seus produtos, o catálogo, os modelos e o histórico.
      </Setting>
      <Setting
        title="Trazer de um arquivo"
        action={
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {actWords.importFile}
          </Button>
        }
      >
        Um arquivo que você baixou aqui, desta conta ou de outra.
      </Setting>
      <SheetsSetting />
      <BackupsSetting />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Arquivo para importar"
        hidden
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null);
          // The input is emptied, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <ImportDialog file={file} onClose={() => setFile(null)} />
    </Section>
  );
}

const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => answerOf(api.backups.$get({}, { init: { signal } })),
  // The server makes some on its own.
  staleTime: 0,
});

/** Backups; a user without the plan still has those made before. */
function BackupsSetting() {
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
