import { IconCrown, IconTableImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { sheetFaults } from '#core/errors/sheet-faults.ts';
import { plans } from '#core/plans/plans.ts';
import { maxSheetBytes } from '#core/sheets/sheet-columns.ts';
import { importWords } from '#core/sheets/sheet-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import { SheetPreview } from './sheet-preview.tsx';

export function SheetImport() {
  const { plan } = useUser();
  return plans[plan].features.sheets ? <OpenImport /> : <LockedImport />;
}

function OpenImport() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  // Copied, because a browser does not send a file that has changed since.
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const { name, lastModified } = chosen;
    try {
      const parts = chosen.size > maxSheetBytes ? [chosen] : [await chosen.arrayBuffer()];
      setFile(new File(parts, name, { lastModified }));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  const isTooLarge = file !== null && file.size > maxSheetBytes;
  const choose = (
    <Button
      variant={file ? 'default' : 'filled'}
      leftSection={<IconTableImport size={20} aria-hidden />}
      onClick={() => input.current?.click()}
    >
      {file ? importWords.other : importWords.choose}
    </Button>
  );
  return (
    <>
      <PageHead title={importWords.title} actions={file && choose}>
        {importWords.lead}
      </PageHead>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={importWords.choose}
        hidden
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {file === null && (
        <EmptyState
          title="Escolha uma planilha"
          picture={<IconTableImport size="100%" stroke={1} />}
          action={choose}
        >
          <p>
            A primeira linha são os títulos, em qualquer ordem. Antes de guardar, você vê o que vai
            mudar.
          </p>
        </EmptyState>
      )}
      <div role="alert">{unreadable && <Callout kind="bad">{importWords.gone}</Callout>}</div>
      {isTooLarge && <Callout kind="bad">{sheetFaults.too_large}</Callout>}
      {file !== null && !isTooLarge && (
        <SheetPreview key={`${file.name}-${file.lastModified}-${file.size}`} file={file} />
      )}
    </>
  );
}

function LockedImport() {
  return (
    <EmptyState
      heading="h1"
      title={importWords.title}
      picture={<IconTableImport size="100%" stroke={1} />}
      action={
        <LinkButton to="/upgrade" leftSection={<IconCrown size={20} aria-hidden />}>
          Fazer Upgrade
        </LinkButton>
      }
    >
      <p>
        No Plano Pro, uma planilha vira catálogo ou produtos de uma vez, com tudo conferido antes.
      </p>
    </EmptyState>
  );
}
