import { IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { formatMoney } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { draftRowTotal } from '#core/products/draft-price.ts';
import { materialFields } from '#core/products/fields.ts';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { rowPath } from '../draft/draft-rows.ts';
import { useField, useFieldValue, useNumberField } from '../form/use-pricing-form.ts';
import classes from './material-rows.module.css';
import type { MaterialRows } from './material-rows.ts';

interface MaterialRowProps {
  readonly index: number;
  readonly rows: MaterialRows;
  readonly removable: boolean;
}

/** One material. Each of its parts follows its own text, so that typing renders little else. */
export const MaterialRow = memo(function MaterialRow({ index, rows, removable }: MaterialRowProps) {
  const position = index + 1;
  return (
    <li className={classes.row} aria-label={`Material ${position}`}>
      <div className={classes.rowName}>
        <RowName index={index} rows={rows} />
      </div>
      <div className={classes.rowQuantity}>
        <RowNumber index={index} name="quantity" />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in the field in it */}
      <div className={classes.rowPrice} onKeyDown={leaveOnEnter(index, rows)}>
        <RowNumber index={index} name="unitPrice" />
      </div>
      <RowTotal index={index} />
      <button
        type="button"
        className={classes.remove}
        aria-label={`Remover material ${position}`}
        disabled={!removable}
        onClick={() => rows.remove(index)}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </button>
    </li>
  );
});

/** From the last field of a row to the next row, or to a new one. */
const leaveOnEnter = (index: number, rows: MaterialRows) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !rows.leave(index)) return;
  event.preventDefault();
  event.stopPropagation();
};

function RowName({ index, rows }: Pick<MaterialRowProps, 'index' | 'rows'>) {
  const onPaste = async (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!mayBeTable(text)) return;
    event.preventDefault();
    const field = event.currentTarget;
    if (!(await rows.paste(index, text))) pasteText(field, text);
  };
  return (
    <TextField
      {...useField(rowPath(index, 'name'))}
      label={materialFields.name.label}
      placeholder="Ex.: Fio de algodão"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={materialFields.name.max}
      onFocus={rows.expectPaste}
      onPaste={(event) => void onPaste(event)}
    />
  );
}

/** Whether a text has several lines or cells. */
const mayBeTable = (text: string) => /[\t\r\n;]/.test(text);

/** Pastes as the browser does: on one line, within the field's length, and its undo takes it back. */
function pasteText(field: HTMLInputElement, text: string): void {
  field.focus();
  document.execCommand('insertText', false, text.replace(/[\r\n]+/g, ' ').trim());
}

interface RowNumberProps {
  readonly index: number;
  readonly name: 'quantity' | 'unitPrice';
}

function RowNumber({ index, name }: RowNumberProps) {
  const field = materialFields[name];
  return <NumberField {...useNumberField(rowPath(index, name), field.label)} field={field} />;
}

function RowTotal({ index }: { readonly index: number }) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const total = formatMoney(draftRowTotal(row));
  return (
    <p className={classes.rowTotal}>
      <span className={classes.rowTotalLabel}>{labels.rowTotal}</span>
      <output
        aria-label={labels.rowTotal}
        className={classes.rowAmount}
        style={{ '--length': total.length }}
      >
        {total}
      </output>
    </p>
  );
}
