import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type CostDraft, type LifeUnit, lifeFields } from '#core/hour/hour-draft.ts';
import { monthlyCostFields } from '#core/hour/hour-fields.ts';
import { costWords } from '#core/hour/hour-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Choice } from '../../ui/look/choice.tsx';

interface CostRowProps {
  readonly id: string;
  readonly cost: CostDraft;
  readonly startsHere: boolean;
  readonly problemAt: (field: 'name' | 'amount' | 'months') => ReactNode;
  readonly onChange: (cost: CostDraft) => void;
  readonly onRemove: () => void;
}

const lifeUnits: readonly { readonly value: LifeUnit; readonly label: string }[] = [
  { value: 'months', label: costWords.months },
  { value: 'years', label: costWords.years },
];

export function CostRow(props: CostRowProps) {
  const { id, cost, startsHere, problemAt, onChange, onRemove } = props;
  const { kind, name, amount, lasts, lastsIn } = cost;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!startsHere) return;
    const fields = [...(box.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [startsHere]);
  const isTool = kind === 'tool';
  return (
    <Card ref={box} gap={3} role="group" aria-label={name.trim() || costWords[kind]}>
      <Row gap={2} align="end" between>
        <Stack grow>
          <TextField
            id={`${id}-name`}
            label={isTool ? costWords.tool : costWords.monthly}
            value={name}
            error={problemAt('name')}
            maxLength={monthlyCostFields.name.max}
            autoComplete="off"
            enterKeyHint="next"
            onChange={(typed) => onChange({ ...cost, name: typed })}
          />
        </Stack>
        <Button variant="subtle" aria-label={costWords.remove(name)} onClick={onRemove}>
          <IconTrash size={20} stroke={1.7} aria-hidden />
        </Button>
      </Row>
      <Grid least="11rem" gap={3}>
        <NumberField
          id={`${id}-amount`}
          field={monthlyCostFields.amount}
          label={isTool ? costWords.price : monthlyCostFields.amount.label}
          value={amount}
          error={problemAt('amount')}
          {...(!isTool && { suffix: 'por mês' })}
          onChange={(typed) => onChange({ ...cost, amount: typed })}
        />
        {isTool && (
          <Stack gap={2}>
            <NumberField
              key={lastsIn}
              id={`${id}-lasts`}
              field={lifeFields[lastsIn]}
              value={lasts}
              error={problemAt('months')}
              onChange={(typed) => onChange({ ...cost, lasts: typed })}
            />
            <Choice
              name={`${id}-life`}
              legend={costWords.lifeUnit}
              look="switch"
              value={lastsIn}
              options={lifeUnits}
              onChange={(unit) => onChange({ ...cost, lastsIn: unit })}
            />
          </Stack>
        )}
      </Grid>
    </Card>
  );
}
