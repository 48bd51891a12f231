import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  countsText,
  errorText,
  importButton,
  importWords,
  moreErrors,
  sheetHeadings,
} from '#core/messages/sheets.ts';
import { columnsOf, type SheetKind } from '#core/sheets/columns.ts';
import type { SheetPreview as Preview } from '#core/sheets/schemas.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { previewQuery, type Reading } from './sheet-calls.ts';
import classes from './sheets.module.css';
import { useSheetImport } from './use-sheet-import.ts';

const kinds = [
  { value: 'materials', label: importWords.materials },
  { value: 'products', label: importWords.products },
];
const onKnown = [
  { value: 'update', label: importWords.update },
  { value: 'keep', label: importWords.keep },
];

/** What a file would bring, what is wrong in it, and how it is read: all of that may be corrected. */
export function SheetPreview({ file }: { readonly file: File }) {
  const [reading, setReading] = useState<Reading>({ known: 'update' });
  const query = useQuery({ ...previewQuery(file, reading), placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch } = query;
  const { done, pending, failure, bring, takeBack } = useSheetImport(file, reading);
  if (done) {
    return (
      <div className={classes.steps} role="status">
        <Callout
          kind="good"
          action={
            <Button variant="default" size="sm" onClick={() => void takeBack()}>
              {importWords.undo}
            </Button>
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
  if (error && !isFetching) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return <LoadError title={importWords.failed} error={error} {...retry} />;
  }
  if (!data) return <Waiting>{importWords.reading}</Waiting>;
  const total = data.created + data.updated;
  return (
    <div className={classes.steps} aria-busy={isFetching}>
      <div className={classes.part}>
        <SelectField
          id="sheet-kind"
          label={importWords.what}
          value={data.kind}
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
      <Columns
        preview={data}
        onChange={(columns) => setReading({ ...reading, kind: data.kind, columns })}
      />
      <Errors preview={data} />
      <div role="alert">{failure && <Callout kind="bad">{failure}</Callout>}</div>
      <p role="status" className={classes.counts}>
        {total === 0 ? importWords.nothing : countsText(data)}
      </p>
      <Button
        size="lg"
        disabled={total === 0 || isFetching}
        loading={pending}
        onClick={() => void bring()}
      >
        {importButton(data.kind, total)}
      </Button>
    </div>
  );
}

interface ColumnsProps {
  readonly preview: Preview;
  readonly onChange: (columns: readonly string[]) => void;
}

/** What each column is, beside what stands in it. */
function Columns({ preview, onChange }: ColumnsProps) {
  const { kind, headings, columns, lines } = preview;
  const options = [
    { value: '', label: importWords.ignored },
    ...columnsOf[kind].map((id) => ({ value: id, label: sheetHeadings[id] })),
  ];
  const chosen = columns.map((id) => id ?? '');
  // A meaning stands over one column alone.
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

function Errors({ preview: { errors, wrong } }: { readonly preview: Preview }) {
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
      {wrong > errors.length && <p className={classes.lead}>{moreErrors(wrong)}</p>}
    </section>
  );
}
