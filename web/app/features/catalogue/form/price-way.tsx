import { type ReactNode, useEffect, useRef } from 'react';
import { packWords } from '#core/pricing/pack-words.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import classes from './material-fields.module.css';
import { isPack, type MaterialValues, otherWay } from './material-values.ts';

interface PriceWayProps {
  readonly values: MaterialValues;
  readonly onChange: (changes: Partial<MaterialValues>) => void;
  readonly children: ReactNode;
}

/** The fields of one way to say a price, and the button to the other one, whose texts wait there. */
export function PriceWay({ values, onChange, children }: PriceWayProps) {
  const byPack = isPack(values);
  const fields = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  // After the turn the fields are others.
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    const next = inputs.find(({ value }) => value.trim() === '') ?? inputs[0];
    next?.focus();
  });
  return (
    <div className={classes.way}>
      <div ref={fields} className={classes.wayFields}>
        {children}
      </div>
      <QuietButton
        className={classes.turn}
        onClick={() => {
          turned.current = true;
          onChange(otherWay(values));
        }}
      >
        {byPack ? packWords.toUnitPrice : packWords.toPack}
      </QuietButton>
    </div>
  );
}
