import { IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { productFields } from '#core/products/fields.ts';
import { batchHint } from '#core/products/form-texts.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import classes from './batch-field.module.css';
import { focusField } from './focus-field.ts';
import { useNumberField, usePieces } from './use-pricing-form.ts';

const field = productFields.batchSize;

/** How many pieces the batch makes. It is there when wanted, and where there are several. */
export function BatchField() {
  const batch = useNumberField('batchSize', field.label);
  const [isWanted, setWanted] = useState(false);
  const isBatch = usePieces() > 1;
  if (isWanted || isBatch) {
    return (
      <div className={classes.batch}>
        <NumberField {...batch} field={field} hint={batchHint} />
      </div>
    );
  }
  const open = () => {
    flushSync(() => setWanted(true));
    focusField(batch.id);
  };
  return (
    <div>
      <QuietButton onClick={open}>
        <IconStack2 size={18} aria-hidden /> Faço várias peças de uma vez
      </QuietButton>
    </div>
  );
}
