import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { paperLine, paperWords } from '#core/products/paper-texts.ts';
import classes from './list-paper.module.css';

export interface Column<Row> {
  readonly head: string;
  /** Empty where there is nothing to say; a column without a word is left out. */
  readonly cell: (row: Row) => ReactNode;
  /** Amounts stand below each other, each on one line. */
  readonly isAmount?: boolean;
}

export const amountColumn = <Row,>(head: string, cell: Column<Row>['cell']): Column<Row> => ({
  head,
  cell,
  isAmount: true,
});

interface ListPaperProps<Row> extends TableProps<Row> {
  readonly title: string;
  readonly about: Omit<Parameters<typeof paperLine>[0], 'now'>;
  readonly complete: boolean;
}

/**
 * What a screen prints in place of what it shows: a list drawn for a hand, not for a thumb. It
 * stands directly in the main part of the screen, of which nothing else is printed then.
 */
export function ListPaper<Row extends { readonly id: string }>(props: ListPaperProps<Row>) {
  const { title, about, complete, ...table } = props;
  if (!usePrinting()) return null;
  return (
    <section className={classes.paper} data-paper aria-hidden="true">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.line}>{paperLine({ ...about, now: Date.now() })}</p>
      <Table {...table} />
      {!complete && <p>{paperWords.incomplete}</p>}
    </section>
  );
}

/** Whether the page is being printed, by whatever key or button: what only paper shows comes then. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

interface TableProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

/** A table whose head is on every page, and whose rows stay whole. */
function Table<Row extends { readonly id: string }>({ rows, columns: all }: TableProps<Row>) {
  const columns = all.filter(({ cell }) => rows.some((row) => cell(row) !== ''));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map(({ head, isAmount }) => (
            <th key={head} scope="col" data-amount={isAmount || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ head, cell, isAmount }) => (
              <td key={head} data-amount={isAmount || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
