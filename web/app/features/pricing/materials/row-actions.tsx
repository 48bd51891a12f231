import { useState } from 'react';
import { flushSync } from 'react-dom';
import { packWords } from '#core/pricing/pack-words.ts';
import { materialFields } from '#core/products/fields.ts';
import { readNumber } from '#core/products/number-text.ts';
import { labels } from '#core/text/labels.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { rowPath } from '../draft/draft-rows.ts';
import { focusField } from '../form/focus-field.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import classes from './material-rows.module.css';
import type { MaterialRows } from './material-rows.ts';
import fields from './row-fields.module.css';
import { RowNumber } from './row-numbers.tsx';

interface RowActionsProps {
  readonly index: number;
  readonly rows: MaterialRows;
}

/** What is there for a row when it is wanted: the other way to say its price, and waste. */
export function RowActions({ index, rows }: RowActionsProps) {
  const { value: byPack = false } = useFieldValue<boolean>(rowPath(index, 'byPack'));
  const { value: wasted = '' } = useFieldValue<string>(rowPath(index, 'wastePercentage'));
  const [wantsWaste, setWantsWaste] = useState(false);
  const waste = materialFields.wastePercentage;
  const openWaste = () => {
    flushSync(() => setWantsWaste(true));
    focusField(rowPath(index, 'wastePercentage'));
  };
  return (
    <div className={classes.actions}>
      <QuietButton onClick={() => rows.turn(index)}>
        {byPack ? packWords.toUnitPrice : packWords.toPack}
      </QuietButton>
      {wantsWaste || readNumber(waste, wasted) !== 0 ? (
        <RowNumber index={index} name="wastePercentage" field={waste} className={fields.waste} />
      ) : (
        <QuietButton onClick={openWaste}>{labels.waste}</QuietButton>
      )}
    </div>
  );
}
