import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { materialFields } from '#core/products/product-fields.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { rowPath } from '../draft/draft-rows.ts';
import { useField } from '../form/use-pricing-form.ts';
import type { ShownSuggestions } from '../known-materials/name-suggestions.tsx';
import type { RowProps } from './material-rows.ts';
import { isRetyped } from './row-changes.ts';
import classes from './rows.module.css';

const loadSuggestions = async () =>
  (await import('../known-materials/name-suggestions.tsx')).NameSuggestions;

const nothingShown: ShownSuggestions = { list: undefined, active: undefined };

export function RowName({ index, rows, hasCatalogue }: RowProps & { hasCatalogue: boolean }) {
  const field = useField(rowPath(index, 'name'));
  // The name that the cursor came to; null while it is elsewhere.
  const [before, setBefore] = useState<string | null>(null);
  const [shown, setShown] = useState(nothingShown);
  const onKey = useRef<((event: KeyboardEvent) => void) | null>(null);
  const Suggestions = useLoaded(before !== null, loadSuggestions);

  const onPaste = async (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!mayBeTable(text)) return;
    event.preventDefault();
    const input = event.currentTarget;
    if (!(await rows.paste(index, text))) pasteText(input, text);
  };
  return (
    <div className={`${classes.field} ${classes.name}`}>
      <TextField
        {...field}
        label={materialFields.name.label}
        placeholder="Ex.: Fio de algodão"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={materialFields.name.max}
        {...comboBox(shown)}
        onChange={(name) => {
          field.onChange(name);
          if (isRetyped(field.value, name)) rows.unlink(index);
        }}
        onFocus={() => {
          setBefore(field.value);
          rows.expectPaste();
        }}
        onBlur={() => setBefore(null)}
        onKeyDown={(event) => onKey.current?.(event)}
        onPaste={(event) => void onPaste(event)}
      />
      {Suggestions && before !== null && (
        <Suggestions
          id={`${field.id}-suggestions`}
          hasCatalogue={hasCatalogue}
          before={before}
          typed={field.value}
          keys={onKey}
          onShow={setShown}
          onPick={(material) => rows.fill(index, material)}
        />
      )}
    </div>
  );
}

const comboBox = ({ list, active }: ShownSuggestions) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': list !== undefined,
    'aria-controls': list,
    'aria-activedescendant': active,
  }) as const;

/** Several lines or cells, or a line of a message with its price. */
const mayBeTable = (text: string) => /[\t\r\n;$]|\d[.,]\d\d\b/.test(text);

/** Pastes as the browser does: on one line, within the field's length, and its undo takes it back. */
function pasteText(field: HTMLInputElement, text: string): void {
  field.focus();
  document.execCommand('insertText', false, text.replace(/[\r\n]+/g, ' ').trim());
}
