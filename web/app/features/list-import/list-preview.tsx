import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  countsText,
  importButton,
  importWords,
  moreErrors,
} from '#core/written-lists/import-texts.ts';
import type { SheetPreview as Preview } from '#core/written-lists/list-import-schemas.ts';
import { pasteTexts } from '#core/written-lists/paste-texts.ts';
import type { RefusedCell } from '#core/written-lists/pasted-rows.ts';
import { columnsOf, previewLimits, type SheetKind } from '#core/written-lists/sheet-columns.ts';
import { sheetMessages } from '#core/written-lists/sheet-texts.ts';
import { messageOf, queryFailure } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ColumnChoices } from '../../ui/lists/column-choices.tsx';
import { ListNotes } from '../../ui/lists/list-notes.tsx';
import { ToQuestion } from '../../ui/lists/list-question.tsx';
import { MendCells } from '../../ui/lists/mend-cells.tsx';
import { Card, Grid, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { ImportDone } from './import-done.tsx';
import { SheetChanges } from './list-changes.tsx';
import classes from './list-import.module.css';
import { SheetQuestions } from './list-questions.tsx';
import {
  columnsIn,
  firstReading,
  isUnanswered,
  type Reading,
  withColumn,
  withKind,
  withMended,
  withSheet,
} from './reading.ts';
import { previewQuery, useListImport } from './use-list-import.ts';

const kinds = [
  { value: 'materials', label: importWords.materials },
  { value: 'products', label: importWords.products },
];
const onKnown = [
  { value: 'update', label: importWords.update },
  { value: 'keep', label: importWords.keep },
];

/** What a list would import, its errors, and how it is read, which can be changed. */
export function SheetPreview({ file }: { readonly file: File }) {
  const [reading, setReading] = useState<Reading>(firstReading);
  const query = useQuery({ ...previewQuery(file, reading), placeholderData: keepPreviousData });
  const { error, isFetching } = query;
  // What was read stays while it cannot be read again: somebody is typing into it.
  const [last, setLast] = useState(query.data);
  if (query.data && query.data !== last) setLast(query.data);
  const data = query.data ?? (last && !isOther(last, reading) ? last : undefined);
  const { run, undo } = useListImport(file, reading);
  if (run.data && data) {
    const { id } = run.data;
    return (
      <ImportDone
        kind={data.kind}
        done={run.data}
        undoing={undo.isPending}
        onUndo={() => undo.mutate(id)}
      />
    );
  }
  return (
    <Stack gap={4} className={classes.steps} aria-busy={isFetching}>
      <ReadingChoices preview={data} reading={reading} onRead={setReading} />
      {data && <Review preview={data} reading={reading} onRead={setReading} />}
      {data && error && !isFetching && <NotReadAgain {...queryFailure(query)} />}
      {!data &&
        (error && !isFetching ? (
          <LoadError title={importWords.failed} {...queryFailure(query)} />
        ) : (
          <Waiting>{importWords.reading}</Waiting>
        ))}
      <div role="alert">{run.error && <Note kind="bad">{messageOf(run.error)}</Note>}</div>
      {data && (
        <ImportButton
          preview={data}
          reading={reading}
          waiting={isFetching || error !== null}
          pending={run.isPending}
          onImport={() => run.mutate()}
        />
      )}
    </Stack>
  );
}

function NotReadAgain({
  error,
  onRetry,
}: Pick<ReturnType<typeof queryFailure>, 'error' | 'onRetry'>) {
  return (
    <div role="alert">
      <Note
        kind="bad"
        action={
          <Button variant="default" onClick={onRetry}>
            {importWords.retry}
          </Button>
        }
      >
        {importWords.failed}. {messageOf(error)}
      </Note>
    </div>
  );
}

interface ReviewProps {
  readonly preview: Preview;
  readonly reading: Reading;
  readonly onRead: (reading: Reading) => void;
}

/** Whether what is shown is of another list than the one that was chosen since. */
const isOther = (preview: Preview, { kind, sheet }: Reading) =>
  (kind ?? preview.kind) !== preview.kind || (sheet?.at ?? preview.sheet) !== preview.sheet;

interface ReadingChoicesProps extends Omit<ReviewProps, 'preview'> {
  /** Undefined while none has come, or where there is nothing on the chosen sheet. */
  readonly preview: Preview | undefined;
}

function ReadingChoices({ preview, reading, onRead }: ReadingChoicesProps) {
  const sheets = preview?.sheets ?? reading.sheet?.of ?? [];
  if (!preview && sheets.length < 2) return null;
  return (
    <Grid card least="15rem" gap={4} pad={4}>
      {sheets.length > 1 && (
        <SelectField
          id="sheet-sheet"
          label={importWords.sheet}
          value={String(reading.sheet?.at ?? preview?.sheet)}
          options={sheets.map((label, at) => ({ value: String(at), label }))}
          onChange={(at) => onRead(withSheet(reading, sheets, Number(at)))}
        />
      )}
      {preview && (
        <>
          <SelectField
            id="sheet-kind"
            label={importWords.what}
            // A choice counts before its preview is loaded.
            value={reading.kind ?? preview.kind}
            options={kinds}
            onChange={(kind) => onRead(withKind(reading, kind as SheetKind))}
          />
          <SelectField
            id="sheet-known"
            label={importWords.known}
            value={reading.known}
            options={onKnown}
            onChange={(known) => onRead({ ...reading, known: known as Reading['known'] })}
          />
        </>
      )}
    </Grid>
  );
}

function Review({ preview, reading, onRead }: ReviewProps) {
  if (isOther(preview, reading)) return <Waiting>{importWords.reading}</Waiting>;
  const { errors, notes, questions } = preview;
  // The question what a unit means stands once, above.
  const refused = errors.filter(
    ({ message }) => questions.units.length === 0 || message !== sheetMessages.unknownUnit,
  );
  return (
    <>
      <SheetQuestions preview={preview} reading={reading} onRead={onRead} />
      <Card>
        <ColumnChoices
          columns={columnsIn(preview, reading)}
          meanings={columnsOf[preview.kind]}
          isDoubtful={preview.unsure || questions.columns.length > 0}
          lead={preview.unsure && pasteTexts.guessed}
          onChoose={(index, meaning) => onRead(withColumn(reading, preview, index, meaning))}
        />
      </Card>
      <MendCells
        lead={importWords.errorsLead}
        refused={refused as readonly RefusedCell[]}
        mended={reading.mended}
        more={errors.length === previewLimits.errors && moreErrors(errors.length)}
        onMend={(cell, typed) => onRead(withMended(reading, cell, typed))}
      />
      <ListNotes kind="info" label={importWords.notes} notes={notes} />
      <SheetChanges preview={preview} />
    </>
  );
}

interface ImportButtonProps extends Omit<ReviewProps, 'onRead'> {
  readonly waiting: boolean;
  readonly pending: boolean;
  readonly onImport: () => void;
}

function ImportButton({ preview, reading, waiting, pending, onImport }: ImportButtonProps) {
  const hasQuestions = isUnanswered(preview, reading);
  const total = preview.created + preview.updated;
  return (
    <>
      <Text id="sheet-counts" role="status" tone="soft">
        {!hasQuestions && !isOther(preview, reading) && countsText(preview.kind, preview)}
      </Text>
      <div>
        {hasQuestions ? (
          <ToQuestion />
        ) : (
          <Button
            size="lg"
            aria-describedby="sheet-counts"
            disabled={total === 0 || waiting}
            loading={pending}
            onClick={onImport}
          >
            {importButton(preview.kind, total)}
          </Button>
        )}
      </div>
    </>
  );
}
