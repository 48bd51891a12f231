import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { shortenText } from '#core/text/cut-text.ts';
import sections from '../reports.module.css';
import classes from './chart-frame.module.css';

interface ChartFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

interface ChartRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly string[];
}

/** A drawing with its figures in a table, folded away on the screen and printed open. */
export function ChartFrame({ title, lead, children, columns, rows }: ChartFrameProps) {
  const id = useId();
  return (
    <section className={`${sections.section} ${classes.chart}`} aria-labelledby={id}>
      <div className={classes.drawing}>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
      <details className={classes.details}>
        <summary className={classes.summary}>Ver tabela</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by key. */}
        <div className={classes.scroll} tabIndex={0}>
          <table className={classes.table} aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, head, cells }) => (
                <tr key={key}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

/** A name as a drawing has room for it. */
export const shortName = (name: string): string => shortenText(name, 34);

/** Opens a product by its name; a long one is cut, and is whole in the tip. */
export const ProductLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link to={`/edit-product/${id}`} title={name} dir="auto">
    {shortName(name)}
  </Link>
);
