import { useState } from 'react';
import { flushSync } from 'react-dom';
import { crafts } from '#core/crafts/crafts.ts';
import { batchHint } from '#core/product-draft/form-texts.ts';
import { productFields } from '#core/products/product-fields.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { counted } from '../../../ui/fields/counted.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import classes from '../pricing.module.css';
import { focusField } from './focus-field.ts';
import { useField, useNumberField, usePieces } from './use-pricing-form.ts';

const field = productFields.batchSize;

function BatchField() {
  const batch = useNumberField('batchSize', field.label);
  const isBatch = usePieces() > 1;
  // Once it shows it stays: 12 begins with a 1.
  const [isWanted, setWanted] = useState(isBatch);
  if (isBatch && !isWanted) setWanted(true);
  if (isWanted) {
    return <NumberField {...batch} field={field} hint={batchHint} />;
  }
  const open = () => {
    flushSync(() => setWanted(true));
    focusField(batch.id);
  };
  return (
    <div>
      <QuietButton onClick={open}>Faço várias peças de uma vez</QuietButton>
    </div>
  );
}

const { min, label } = productFields.name;
const categoryOptions = [
  { value: '', label: 'Escolha a categoria' },
  ...crafts.map(({ id, name }) => ({ value: id, label: name })),
];

interface PieceSectionProps {
  /** Called when another category is chosen. */
  readonly onCraft: (chosen: string, before: string) => void;
}

/** What it is, on one line: name and category. */
export function PieceSection({ onCraft }: PieceSectionProps) {
  const name = useField('name');
  const craft = useField('craftCategory');
  return (
    <Stack gap={1}>
      <div className={classes.piece}>
        <TextField
          {...name}
          {...counted(productFields.name, name.value, name.error)}
          label={label}
          hint={`Mín: ${min} caracteres`}
          placeholder="Ex.: Amigurumi de urso"
          autoComplete="off"
          enterKeyHint="next"
        />
        <SelectField
          {...craft}
          onChange={(chosen) => {
            craft.onChange(chosen);
            onCraft(chosen, craft.value);
          }}
          label={productFields.craftCategory.label}
          options={categoryOptions}
          isPassedBy
        />
      </div>
      <BatchField />
    </Stack>
  );
}
