import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SheetPreview as Preview } from '#core/sheets/schemas.ts';
import { columnsOf, previewLimits, type SheetKind } from '#core/sheets/sheet-columns.ts';
import {
  countsText,
  errorText,
  importButton,
  importWords,
  moreErrors,
  sheetHeadings,
} from '#core/sheets/sheet-texts.ts';
import { messageOf, queryFailure } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Callout, CalloutButton } from '../../ui/notes/callout.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import classes from './sheet-preview.module.css';
import { previewQuery, type Reading, useSheetImport } from './use-sheet-import.ts';

const kinds = [
  { value: 'materials', label: importWords.materials },
  { value: 'products', label: importWords.products },
];
const onKnown = [
  { value: 'update', label: importWords.update },
  { value: 'keep', label: importWords.keep },
];

/** What a file would import, its errors, and how it is read, which can be changed. */
export function SheetPreview({ file }: { readonly file: File }) {
  const [reading, setReading] = useState<Reading>({ known: 'update' });
  const query = useQuery({ ...previewQuery(file, reading), placeholderData: keepPreviousData });
  const { data, error, isFetching } = query;
  const { run, undo } = useSheetImport(file, reading);
  const done = run.data;
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);
  if (done) {
    return (
      <div ref={outcome} className={classes.steps} role="status" tabIndex={-1}>
        <Callout
          kind="good"
          action={
            <CalloutButton loading={undo.isPending} onClick={() => undo.mutate(done.id)}>
              {importWords.undo}
            </CalloutButton>
          }
        >
          {countsText(done)}
        </Callout>
        <LinkButton to={data?.kind === 'products' ? '/products' : '/materials'} variant="default">
          {data?.kind === 'products' ? 'Ver os produtos' : 'Ver o catálogo'}
        </LinkButton>
      </div>
    );
  }
  if (error && !data && !isFetching) {
    return <LoadError title={importWords.failed} {...queryFailure(query)} />;
  }
  if (!data) return <Waiting>{importWords.reading}</Waiting>;
  const total = data.created + data.updated;
  // A choice counts before its preview is loaded.
  const kind = reading.kind ?? data.kind;
  const columns = reading.columns ?? data.columns.map((id) => id ?? '');
  return (
    <div className={classes.steps} aria-busy={isFetching}>
      <div className={classes.part}>
        <SelectField
          id="sheet-kind"
          label={importWords.what}
          value={kind}
          options={kinds}
          onChange={(kind) => setReading({ known: reading.known, kind: kind as SheetKind })}
        />
        <SelectField
          id="sheet-known"
          label={importWords.known}
          value={reading.known}
          options={onKnown}
          onChange={(known) => setReading({ ...reading, known: known as Reading['known'] })}
        />
      </div>
      {kind === data.kind ? (
        <>
          <Columns
            preview={data}
            chosen={columns}
            onChange={(columns) => setReading({ ...reading, kind, columns })}
          />
          <Errors preview={data} />
        </>
      ) : (
        <Waiting>{importWords.reading}</Waiting>
      )}
      <div role="alert">{run.error && <Callout kind="bad">{messageOf(run.error)}</Callout>}</div>
      <p role="status" className={classes.counts}>
        {total === 0 ? importWords.nothing : countsText(data)}
      </p>
      <Button
        size="lg"
        disabled={total === 0 || isFetching}
        loading={run.isPending}
        onClick={() => run.mutate()}
      >
        {importButton(data.kind, total)}
      </Button>
    </div>
  );
}

interface ColumnsProps {
  readonly preview: Preview;
  /** The meaning of each column, '' for none. */
  readonly chosen: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

function Columns({ preview, chosen, onChange }: ColumnsProps) {
  const { kind, headings, lines } = preview;
  const options = [
    { value: '', label: importWords.ignored },
    ...columnsOf[kind].map((id) => ({ value: id, label: sheetHeadings[id] })),
  ];
  // Each meaning belongs to one column only.
  const choose = (index: number, id: string) =>
    onChange(chosen.map((each, at) => (at === index ? id : each === id ? '' : each)));
  return (
    <section className={classes.part} aria-label={importWords.columns}>
      <h2 className={classes.heading}>{importWords.columns}</h2>
      <div className={classes.columns}>
        {headings.map((heading, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their place
            key={index}
            id={`sheet-column-${index}`}
            label={heading || `Coluna ${index + 1}`}
            hint={lines
              .map((line) => line[index])
              .filter(Boolean)
              .slice(0, 2)
              .join(' · ')}
            value={chosen[index] ?? ''}
            options={options}
            onChange={(id) => choose(index, id)}
          />
        ))}
      </div>
    </section>
  );
}

function Errors({ preview: { errors } }: { readonly preview: Preview }) {
  if (errors.length === 0) return null;
  return (
    <section className={classes.part} aria-label={importWords.errors}>
      <h2 className={classes.heading}>{importWords.errors}</h2>
      <p className={classes.lead}>{importWords.errorsLead}</p>
      <ul className={classes.errors}>
        {errors.map((error) => (
          <li key={`${error.line}-${error.column}-${error.message}`}>{errorText(error)}</li>
        ))}
      </ul>
      {errors.length === previewLimits.errors && (
        <p className={classes.lead}>{moreErrors(errors.length)}</p>
      )}
    </section>
  );
}
