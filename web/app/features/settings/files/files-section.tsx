import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Section } from '../section/section.tsx';
import { Setting } from '../section/setting.tsx';
import { BackupsSetting } from './backups-setting.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { SheetsSetting } from './sheets-setting.tsx';

/** All that is the user's: out as a file, in from one, and kept as backups. */
export function FilesSection() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section title="Seus dados" lead="Tudo o que você cadastrou é seu.">
      <Setting
        title="Levar com você"
        action={
          <AnchorButton
            variant="default"
            href="/api/export/workshop.json"
            download
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            Baixar tudo (JSON)
          </AnchorButton>
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
