import { useId } from 'react';
import { maxMaterialsPerProduct } from '#core/products/fields.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import { moreRowsNote, pasteTexts } from '#core/sheets/paste-texts.ts';
import { labels } from '#core/text/labels.ts';
import classes from './paste-dialog.module.css';

/** Of more rows the table scrolls. */
const mostInView = 8;

/** The rows as they would stand in the form. */
export function PasteTable({ rows }: { readonly rows: readonly MaterialDraft[] }) {
  const id = useId();
  const shown = rows.slice(0, maxMaterialsPerProduct);
  const scrolls = shown.length > mostInView;
  return (
    <section
      className={classes.rows}
      data-scrolls={scrolls || undefined}
      aria-labelledby={id}
      // The keyboard scrolls what has the focus.
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={classes.table}>
        <caption id={id}>{pasteTexts.rows}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.material}</th>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.unitPrice}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, quantity, unitPrice }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
            <tr key={index}>
              <th scope="row">{name === '' ? <em>{pasteTexts.noName}</em> : <bdi>{name}</bdi>}</th>
              <td>{quantity || '—'}</td>
              <td>{unitPrice || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && <p>{moreRowsNote(rows.length - shown.length)}</p>}
    </section>
  );
}
