import type { ReactNode } from 'react';
import classes from './paper.module.css';

interface Column<Row> {
  readonly head: string;
  /** Empty where there is nothing to say; a column without a word is left out. */
  readonly cell: (row: Row) => ReactNode;
  /** Amounts stand below each other, each on one line. */
  readonly isAmount?: boolean;
}

export type Columns<Row> = readonly Column<Row>[];

interface PaperTableProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: Columns<Row>;
}

/** A table whose head is on every page, and whose rows stay whole. */
export function PaperTable<Row>({ rows, keyOf, columns: all }: PaperTableProps<Row>) {
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
          <tr key={keyOf(row)}>
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
