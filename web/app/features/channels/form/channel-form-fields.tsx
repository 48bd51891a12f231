import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { bandCount, type ChannelDraft } from '#core/channels/channel-draft.ts';
import {
  bandFields,
  channelFields,
  channelTermFields,
  maxBands,
} from '#core/channels/channel-fields.ts';
import { channelWords as words } from '#core/channels/channel-texts.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import pairClasses from '../../../ui/fields/field-pair.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../channels.module.css';

/** The id of the field at a path of the form. */
const fieldId = (path: string) => `channel.${path}`;

interface ChannelFieldsProps extends Pick<ReturnType<typeof useForm<string>>, 'field'> {
  readonly values: ChannelDraft;
  /** Whether the question when the money comes is among the first. */
  readonly asksWhen: boolean;
  readonly onAddBand: () => void;
  readonly onRemoveBand: (index: number) => void;
}

export function ChannelFields(props: ChannelFieldsProps) {
  const { values, asksWhen, onAddBand, onRemoveBand } = props;
  const count = bandCount(values);
  const [hasLimits] = useState(values.min !== '' || values.cap !== '');
  const field = (path: string) => ({
    ...props.field(path),
    id: fieldId(path),
    value: values[path] ?? '',
  });
  const when = (
    <NumberField
      {...field('paysAfterDays')}
      field={channelTermFields.paysAfterDays}
      label={words.whenQuestion}
      hint={words.whenHint}
      suffix="dias"
    />
  );
  return (
    <>
      <TextField
        {...field('name')}
        label={channelFields.name.label}
        maxLength={channelFields.name.max}
        autoComplete="off"
        enterKeyHint="next"
      />
      {asksWhen && when}
      <Stack as="fieldset" gap={3}>
        <Text as="legend" strong>
          {words.commission}
        </Text>
        {Array.from({ length: count }, (_, index) => (
          <Band
            // biome-ignore lint/suspicious/noArrayIndexKey: with another number of bands the form begins anew
            key={index}
            index={index}
            field={field}
            onRemove={() => onRemoveBand(index)}
          />
        ))}
        {count < maxBands && (
          <Row>
            <QuietButton onClick={onAddBand}>{words.addBand}</QuietButton>
          </Row>
        )}
      </Stack>
      <div className={pairClasses.pair}>
        <NumberField {...field('paymentPercent')} field={channelFields.paymentPercent} />
        <NumberField {...field('paymentFixed')} field={channelFields.paymentFixed} />
      </div>
      <div className={pairClasses.pair}>
        <NumberField
          {...field('taxPercent')}
          field={channelFields.taxPercent}
          hint={words.taxHint}
        />
        <NumberField
          {...field('sellerCost')}
          field={channelFields.sellerCost}
          hint={words.sellerCostHint}
        />
      </div>
      <details className={classes.more} open={hasLimits}>
        <summary>{words.more}</summary>
        <Stack gap={4}>
          <div className={pairClasses.pair}>
            <NumberField {...field('min')} field={channelFields.min} />
            <NumberField {...field('cap')} field={channelFields.cap} />
          </div>
          {!asksWhen && when}
        </Stack>
      </details>
    </>
  );
}

interface BandProps {
  readonly index: number;
  readonly field: (path: string) => PathField;
  readonly onRemove: () => void;
}

type PathField = Omit<ReturnType<ChannelFieldsProps['field']>, 'value'> & {
  readonly id: string;
  readonly value: string;
};

function Band({ index, field, onRemove }: BandProps) {
  const path = `bands.${index}`;
  const from = field(`${path}.from`);
  return (
    <Stack gap={2}>
      {index > 0 && (
        <Row gap={2} align="end">
          <Stack grow>
            <NumberField {...from} field={bandFields.from} />
          </Stack>
          <button
            type="button"
            className={classes.remove}
            aria-label={words.removeBand(from.value)}
            onClick={onRemove}
          >
            <IconTrash size={20} stroke={1.7} aria-hidden />
          </button>
        </Row>
      )}
      <div className={pairClasses.pair}>
        <NumberField {...field(`${path}.percent`)} field={bandFields.percent} />
        <NumberField {...field(`${path}.fixed`)} field={bandFields.fixed} />
      </div>
    </Stack>
  );
}
