import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { plans } from '#core/plans/plans.ts';
import { exampleSheet } from '#core/written-lists/example-sheets.ts';
import { exampleButton, exampleFile, importWords } from '#core/written-lists/import-texts.ts';
import { maxSheetBytes, sheetKinds } from '#core/written-lists/sheet-columns.ts';
import { sheetFaults } from '#core/written-lists/sheet-faults.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LockedPart } from '../../ui/notes/locked-part.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { tabDraft, tabDraftPrefix } from '../session/drafts.ts';
import { useUser } from '../session/user-context.ts';
import { LastImport } from './import-done.tsx';
import classes from './list-import.module.css';
import { SheetPreview } from './list-preview.tsx';

export function ListImport() {
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

interface ListSourceProps {
  /** What was pasted or typed as a list. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** Where a list comes from: a message, a file, or an example to begin one with. */
function ListSource({ text, onText, onFile }: ListSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Stack gap={4}>
      <Grid least="20rem" gap={4}>
        <Card gap={4}>
          <TextAreaField
            id={id}
            label={importWords.paste}
            hint={importWords.pasteHint}
            placeholder={importWords.pasteExample}
            rows={6}
            value={text}
            onChange={onText}
          />
          <Button
            variant="default"
            className={classes.start}
            disabled={text.trim() === ''}
            onClick={() => onFile(new File([text], 'lista.txt', { type: 'text/plain' }))}
          >
            {importWords.readPasted}
          </Button>
        </Card>
        <EmptyState
          title={importWords.file}
          picture={<IconTableImport size="100%" stroke={1} />}
          action={
            <Button
              leftSection={<IconTableImport size={20} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {importWords.choose}
            </Button>
          }
        >
          <p>{importWords.fileLead}</p>
        </EmptyState>
      </Grid>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={importWords.choose}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Row wrap gap={4}>
        <Text tone="soft">{importWords.examplesLead}</Text>
        {sheetKinds.map((kind) => (
          <a
            key={kind}
            className={classes.act}
            download={exampleFile[kind]}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(exampleSheet(kind))}`}
          >
            <IconDownload size={18} aria-hidden />
            {exampleButton(kind)}
          </a>
        ))}
      </Row>
    </Stack>
  );
}
