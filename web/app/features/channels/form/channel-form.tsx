import {
  bandCount,
  type ChannelDraft,
  draftFromTable,
  draftOfChannel,
  readChannel,
  withBand,
  withoutBand,
} from '#core/channels/channel-draft.ts';
import type { Channel, ChannelContent } from '#core/channels/channel-schemas.ts';
import {
  confidenceLabels,
  feesText,
  sourceText,
  channelWords as words,
} from '#core/channels/channel-texts.ts';
import { type FeeTable, feeTableOf } from '#core/channels/fee-tables.ts';
import { localDay } from '#core/dates/local-day.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { validateLazily } from '../../../ui/forms/use-form.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { RowForm, type RowFormProps, type RowKind } from '../../drafts/row-form.tsx';
import { channelCalls } from '../channel-calls.ts';
import { cachedChannels } from '../channels-query.ts';
import { ChannelFields } from './channel-form-fields.tsx';
import { channelSlot } from './channel-slot.ts';

export interface ChannelFormProps extends RowFormProps<Channel> {
  /** Whence the fees of a new channel are; null where somebody types them all. */
  readonly table: FeeTable | null;
  readonly onDiscard: () => void;
}

/** The form of a channel. It begins again with another number of bands, or with another's fees. */
export function ChannelForm({ table: begunFrom, ...props }: ChannelFormProps) {
  return (
    <RowForm {...props} kind={channelKind} fresh={draftFromTable(begunFrom)}>
      {({ values, field, begin }) => {
        const table = feeTableOf(values.feeTable || null);
        return (
          <>
            {table && <FeeSource table={table} />}
            <ChannelFields
              field={field}
              values={values}
              asksWhen={table?.asksWhen === true}
              onAddBand={() => begin(withBand(values), `bands.${bandCount(values)}.from`)}
              onRemoveBand={(index) =>
                begin(withoutBand(values, index), `bands.${index - 1}.percent`)
              }
            />
            <CheckField
              label={words.looked}
              checked={values.looked === 'yes'}
              onChange={(looked) => field('looked').onChange(looked ? 'yes' : '')}
            />
            {table && (
              <Row>
                <QuietButton onClick={() => begin(withTable(values, table), 'bands.0.percent')}>
                  {words.toStandard}
                </QuietButton>
              </Row>
            )}
          </>
        );
      }}
    </RowForm>
  );
}

/** The draft with the fees of its table again. */
const withTable = (
  { name = '', checkedOn = '', looked = '' }: ChannelDraft,
  table: FeeTable,
): ChannelDraft => ({ ...draftFromTable(table), name, checkedOn, looked });

const find = validateLazily(
  async () => (await import('#core/channels/channel-schemas.ts')).channelInputSchema,
);

const channelKind: RowKind<Channel, ChannelDraft, ChannelContent> = {
  calls: channelCalls,
  cached: cachedChannels,
  slot: channelSlot,
  textsOf: draftOfChannel,
  // The form has validated it.
  inputOf: (texts, before) => readChannel(texts, localDay(), before) as ChannelContent,
  findProblems: (texts, before) => find(readChannel(texts, localDay(), before)),
  words: () => words,
  versionOf: (channel) => ({
    name: channel.name,
    price: feesText(channel),
    note: channel.paysAfterDays === null ? '' : words.paysAfter(channel.paysAfterDays),
  }),
};

/** Where the numbers of a fee table come from, since when, and how sure they are. */
function FeeSource({ table }: { readonly table: FeeTable }) {
  return (
    <Note kind={table.confidence === 'low' ? 'warn' : 'info'}>
      <strong>{confidenceLabels[table.confidence]}</strong>
      {table.confidence !== 'typed' && <Text size={2}>{sourceText(table)}</Text>}
      {table.note !== undefined && <Text size={2}>{table.note}</Text>}
    </Note>
  );
}
