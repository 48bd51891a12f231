import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useMemo } from 'react';
import { formatMoney } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { pricingBounds } from '#core/pricing/bounds.ts';
import { draftRowTotal } from '#core/pricing/draft-price.ts';
import { emptyMaterial, type MaterialDraft } from '#core/pricing/product-draft.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type DraftState, type DraftStore, rowField, useDraftRow } from './draft-store.ts';
import { Live, type LiveText } from './live-text.tsx';
import { NumberField } from './number-field.tsx';
import classes from './pricing-form.module.css';
import type { MaterialRows } from './use-material-rows.ts';

interface RowPlace {
  readonly store: DraftStore;
  readonly rowKey: string;
  readonly index: number;
}

interface MaterialRowProps extends RowPlace {
  readonly rows: MaterialRows;
  readonly removable: boolean;
}

/** One material. Each of its parts follows its own text, so that typing renders little else. */
export const MaterialRow = memo(function MaterialRow(props: MaterialRowProps) {
  const { store, rows, rowKey, index, removable } = props;
  const place = { store, rowKey, index };
  const position = index + 1;
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    rows.leave(rowKey);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list it is in
    <div
      role="listitem"
      className={classes.row}
      aria-label={`Material ${position}`}
      onKeyDown={onEnter}
    >
      <div className={classes.rowName}>
        <RowName {...place} rows={rows} />
      </div>
      <div className={classes.rowQuantity}>
        <RowNumber {...place} field="quantity" placeholder="1" />
      </div>
      <div className={classes.rowPrice}>
        <RowNumber {...place} field="unitPrice" prefix="R$" placeholder="0,00" />
      </div>
      <RowTotal {...place} />
      <ActionIcon
        variant="subtle"
        color="red"
        size="xl"
        className={classes.remove}
        aria-label={`Remover material ${position}`}
        disabled={!removable}
        onClick={() => rows.remove(rowKey)}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </div>
  );
});

function RowName({ rows, ...place }: RowPlace & { readonly rows: MaterialRows }) {
  const value = useDraftRow(place.store, place.rowKey, (state) => rowOf(state, place).name);
  const field = useRowField(place, 'name');
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (rows.paste(place.rowKey, text)) event.preventDefault();
  };
  return (
    <TextField
      {...field}
      value={value}
      label={labels.material}
      placeholder="Ex.: Fio de algodão"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={pricingBounds.materialName.max}
      onPaste={onPaste}
    />
  );
}

interface RowNumberProps extends RowPlace {
  readonly field: 'quantity' | 'unitPrice';
  readonly placeholder: string;
  readonly prefix?: string;
}

function RowNumber({ field, placeholder, prefix, ...place }: RowNumberProps) {
  return (
    <NumberField
      {...useRowField(place, field)}
      value={useLiveRow(place, numberText[field])}
      field={field}
      label={labels[field]}
      placeholder={placeholder}
      {...(prefix && { prefix })}
    />
  );
}

function RowTotal(place: RowPlace) {
  const total = useLiveRow(place, totalText);
  return (
    <p className={classes.rowTotal}>
      <span className={classes.rowTotalLabel}>{labels.rowTotal}</span>
      <Live as="output" label={labels.rowTotal} text={total} className={classes.rowAmount} />
    </p>
  );
}

type RowText = (row: MaterialDraft) => string;

const numberText: Readonly<Record<RowNumberProps['field'], RowText>> = {
  quantity: (row) => row.quantity,
  unitPrice: (row) => row.unitPrice,
};

const totalText: RowText = (row) => formatMoney(draftRowTotal(row));

/**
 * A text of the row that is followed without rendering.
 *
 * @param text the same function at every render
 */
function useLiveRow({ store, rowKey, index }: RowPlace, text: RowText): LiveText {
  return useMemo(
    () => store.liveRow(rowKey, (state) => text(rowOf(state, { store, rowKey, index }))),
    [store, rowKey, index, text],
  );
}

/** What a field of the row is given besides its look and its text. */
function useRowField(place: RowPlace, field: keyof MaterialDraft) {
  const { store, rowKey } = place;
  const id = rowField(rowKey, field);
  const error = useDraftRow(store, rowKey, (state) => state.errors[id]);
  const onChange = useCallback(
    (typed: string) => store.setRow(rowKey, field, typed),
    [store, rowKey, field],
  );
  return { id, error, onChange };
}

function rowOf({ draft }: DraftState, { index, rowKey }: RowPlace): MaterialDraft {
  const row = draft.materials[index];
  if (row?.key === rowKey) return row;
  return draft.materials.find(({ key }) => key === rowKey) ?? emptyMaterial;
}
