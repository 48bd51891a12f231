import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { labels } from '#core/messages/labels.ts';
import { validationMessages } from '#core/messages/validation.ts';
import { maxMaterialsPerProduct } from '#core/pricing/bounds.ts';
import { type DraftStore, rowField, useDraft } from './draft-store.ts';
import { focusField } from './focus-field.ts';
import { FormSection } from './form-section.tsx';
import { MaterialRow } from './material-row.tsx';
import classes from './pricing-form.module.css';

export function MaterialsSection({ store }: { readonly store: DraftStore }) {
  const rows = useDraft(store, (state) => state.draft.materials);
  const errors = useDraft(store, (state) => state.errors);
  const full = rows.length >= maxMaterialsPerProduct;

  const addRow = useCallback(() => {
    if (store.get().draft.materials.length >= maxMaterialsPerProduct) return;
    const key = store.addRow();
    requestAnimationFrame(() => focusField(rowField(key, 'name')));
  }, [store]);

  const removeRow = useCallback(
    (key: string) => {
      const before = store.get().draft.materials;
      const index = before.findIndex((row) => row.key === key);
      store.removeRow(key);
      const next = before[index + 1] ?? before[index - 1];
      if (next) requestAnimationFrame(() => focusField(rowField(next.key, 'name')));
    },
    [store],
  );

  const leaveRow = useCallback(
    (key: string) => {
      const { materials } = store.get().draft;
      const next = materials[materials.findIndex((row) => row.key === key) + 1];
      if (next) focusField(rowField(next.key, 'name'));
      else addRow();
    },
    [store, addRow],
  );

  return (
    <FormSection
      title={labels.materials}
      lead="Tudo o que vai na peça, com o preço que você pagou."
    >
      <ul className={classes.rows}>
        {rows.map((row, index) => (
          <MaterialRow
            key={row.key}
            store={store}
            row={row}
            position={index + 1}
            removable={rows.length > 1}
            nameError={errors[rowField(row.key, 'name')]}
            quantityError={errors[rowField(row.key, 'quantity')]}
            unitPriceError={errors[rowField(row.key, 'unitPrice')]}
            onRemove={removeRow}
            onEnter={leaveRow}
          />
        ))}
      </ul>
      {errors.materials && (
        <p role="alert" className={classes.sectionError}>
          {errors.materials}
        </p>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={addRow}
        disabled={full}
        className={classes.add}
      >
        Adicionar material
      </Button>
      {full && <p className={classes.lead}>{validationMessages.tooManyMaterials}</p>}
    </FormSection>
  );
}
