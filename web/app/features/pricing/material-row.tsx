import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useCallback } from 'react';
import { formatMoney } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { pricingBounds } from '#core/pricing/bounds.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type DraftRow, type DraftStore, rowField } from './draft-store.ts';
import { NumberField } from './number-field.tsx';
import classes from './pricing-form.module.css';
import { rowTotal } from './totals.ts';

interface MaterialRowProps {
  readonly store: DraftStore;
  readonly row: DraftRow;
  readonly position: number;
  readonly removable: boolean;
  readonly nameError: string | undefined;
  readonly quantityError: string | undefined;
  readonly unitPriceError: string | undefined;
  readonly onRemove: (key: string) => void;
  /** Enter was pressed in this row. */
  readonly onEnter: (key: string) => void;
}

export const MaterialRow = memo(function MaterialRow(props: MaterialRowProps) {
  const { store, row, position, removable, onRemove, onEnter } = props;
  const { key } = row;
  const setName = useCallback((value: string) => store.setRow(key, 'name', value), [store, key]);
  const setQuantity = useCallback(
    (value: string) => store.setRow(key, 'quantity', value),
    [store, key],
  );
  const setUnitPrice = useCallback(
    (value: string) => store.setRow(key, 'unitPrice', value),
    [store, key],
  );
  const leaveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter(key);
  };
  return (
    <li className={classes.row} aria-label={`Material ${position}`} onKeyDown={leaveOnEnter}>
      <div className={classes.rowName}>
        <TextField
          id={rowField(key, 'name')}
          label={labels.material}
          placeholder="Ex.: Fio de algodão"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={pricingBounds.materialName.max}
          value={row.name}
          error={props.nameError}
          onChange={setName}
        />
      </div>
      <div className={classes.rowQuantity}>
        <NumberField
          id={rowField(key, 'quantity')}
          field="quantity"
          label={labels.quantity}
          placeholder="1"
          value={row.quantity}
          error={props.quantityError}
          onChange={setQuantity}
        />
      </div>
      <div className={classes.rowPrice}>
        <NumberField
          id={rowField(key, 'unitPrice')}
          field="unitPrice"
          label={labels.unitPrice}
          prefix="R$"
          placeholder="0,00"
          value={row.unitPrice}
          error={props.unitPriceError}
          onChange={setUnitPrice}
        />
      </div>
      <p className={classes.rowTotal}>
        <span className={classes.rowTotalLabel}>{labels.rowTotal}</span>
        <output className={classes.rowAmount}>{formatMoney(rowTotal(row))}</output>
      </p>
      <ActionIcon
        variant="subtle"
        color="red"
        size="xl"
        className={classes.remove}
        aria-label={`Remover material ${position}`}
        disabled={!removable}
        onClick={() => onRemove(key)}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
});
