import { IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import { sheetFaults } from '#core/errors/sheet-faults.ts';
import { plans } from '#core/plans/plans.ts';
import { maxSheetBytes } from '#core/products/sheet-columns.ts';
import { importWords } from '#core/sheets/import-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { LockedPart } from '../../ui/notes/locked-part.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { tabDraft, tabDraftPrefix } from '../session/drafts.ts';
import { useUser } from '../session/user-context.ts';
import { LastImport } from './import-done.tsx';
import { ListSource } from './list-source.tsx';
import { SheetPreview } from './sheet-preview.tsx';

export function SheetImport() {
  const { plan } = useUser();
  return plans[plan].features.sheets ? <OpenImport /> : <LockedImport />;
}

/** A list that was pasted stays over a reload. */
const draft = tabDraft(`${tabDraftPrefix}list`, ['text']);

function OpenImport() {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState(() => draft.load().text ?? '');
  const [fault, setFault] = useState<string | null>(null);
  // Copied, because a browser does not send a file that has changed since.
  const read = async (chosen: File) => {
    if (chosen.size > maxSheetBytes) return setFault(sheetFaults.too_large);
    const { name, lastModified } = chosen;
    try {
      setFile(new File([await chosen.arrayBuffer()], name, { lastModified }));
      setFault(null);
    } catch {
      setFault(importWords.gone);
    }
  };
  return (
    <>
      <PageHead
        title={importWords.title}
        actions={
          file && (
            <Button
              variant="default"
              leftSection={<IconTableImport size={20} aria-hidden />}
              onClick={() => setFile(null)}
            >
              {importWords.other}
            </Button>
          )
        }
      >
        {importWords.lead}
      </PageHead>
      <div role="alert">{fault !== null && <Note kind="bad">{fault}</Note>}</div>
      {file ? (
        <SheetPreview file={file} />
      ) : (
        <Stack gap={4}>
          <LastImport />
          <ListSource
            text={text}
            onText={(text) => {
              setText(text);
              draft.save({ text });
            }}
            onFile={(chosen) => void read(chosen)}
          />
        </Stack>
      )}
    </>
  );
}

function LockedImport() {
  return (
    <LockedPart title={importWords.title} picture={<IconTableImport size="100%" stroke={1} />}>
      <p>
        No Plano Pro, uma planilha vira catálogo ou produtos de uma vez, com tudo conferido antes.
      </p>
    </LockedPart>
  );
}
