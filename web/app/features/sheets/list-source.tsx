import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { sheetKinds } from '#core/products/sheet-columns.ts';
import { exampleSheet } from '#core/sheets/example-sheets.ts';
import { exampleButton, exampleFile, importWords } from '#core/sheets/import-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import classes from './sheets.module.css';

interface ListSourceProps {
  /** What was pasted or typed as a list. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** Where a list comes from: a message, a file, or an example to begin one with. */
export function ListSource({ text, onText, onFile }: ListSourceProps) {
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
