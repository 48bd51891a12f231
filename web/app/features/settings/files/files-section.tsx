import { IconDownload, IconTableImport, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { plans } from '#core/plans/plans.ts';
import { importWords } from '#core/sheets/import-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { useUser } from '../../session/user-context.ts';
import { Section, Setting } from '../section.tsx';
import classes from '../settings.module.css';
import { BackupsSetting } from './backups-setting.tsx';
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
            Importar arquivo
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
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <ImportDialog file={file} onClose={() => setFile(null)} />
    </Section>
  );
}
