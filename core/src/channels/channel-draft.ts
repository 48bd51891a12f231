import { type DraftOf, keysOf, type ReadOf, type ValuesOf } from '../fields/field.ts';
import { draftOf, emptyDraft, readDraft } from '../typed/field-draft.ts';
import { bandFields, channelFields, channelTermFields } from './channel-fields.ts';
import type { FeeTable } from './fee-tables.ts';

const fields = { ...channelFields, ...channelTermFields };

type Values = ValuesOf<typeof fields> & {
  readonly bands: readonly ValuesOf<typeof bandFields>[];
};

/** What a channel says of its fees besides: whence they are, and when they were checked. */
interface Origin {
  readonly feeTable: string | null;
  readonly checkedOn: string | null;
}

type ChannelRead = ReadOf<typeof fields> & Origin & { bands: ReadOf<typeof bandFields>[] };

/**
 * The form of a channel: what was typed by the path of its field, as the server's errors name it
 * ('bands.1.percent'). `looked` is 'yes' once its fees are said to hold today.
 */
export type ChannelDraft = Readonly<Record<string, string>>;

const origin = ['feeTable', 'checkedOn', 'looked'];

const noFees = { bands: [{ from: 0, percent: 0, fixed: 0 }] };

/** A new channel, with the fees of a table where one was chosen. */
export function draftFromTable(table: FeeTable | null): ChannelDraft {
  const { bands, ...own } = table?.fees ?? noFees;
  return flat(
    {
      ...emptyDraft(fields, { ...(table && { name: table.name }), ...own }),
      feeTable: table?.id ?? '',
    },
    bands.map((band) => draftOf(bandFields, band)),
  );
}

export const draftOfChannel = (channel: Values & Origin): ChannelDraft =>
  flat(
    {
      ...draftOf(fields, channel),
      feeTable: channel.feeTable ?? '',
      checkedOn: channel.checkedOn ?? '',
    },
    channel.bands.map((band) => draftOf(bandFields, band)),
  );

/**
 * What a form stands for; a schema validates it.
 *
 * @param today 'YYYY-MM-DD'
 * @param before what it began with: who typed other fees has looked at them
 */
export function readChannel(
  draft: ChannelDraft,
  today: string,
  before: ChannelDraft = draft,
): ChannelRead {
  const { feeTable, looked } = draft;
  const hasLooked = looked === 'yes' || feesIn(draft) !== feesIn(before);
  return {
    ...readDraft(fields, draft as DraftOf<typeof fields>),
    feeTable: feeTable || null,
    checkedOn: hasLooked ? today : before.checkedOn || null,
    bands: bandsOf(draft).map((band) => {
      const { from, percent, fixed } = readDraft(bandFields, band);
      // A fee that was left empty is none, though a call has to name it.
      return { from, percent: percent ?? 0, fixed: fixed ?? 0 };
    }),
  };
}

const feesIn = (draft: ChannelDraft) =>
  JSON.stringify(
    flat({ ...draft, name: '', feeTable: '', checkedOn: '', looked: '' }, bandsOf(draft)),
  );

/** A draft as a device stored it. What was looked at then was not looked at today. */
export function readChannelDraft(stored: Readonly<Record<string, unknown>>): ChannelDraft {
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
  const draft = Object.fromEntries(texts) as ChannelDraft;
  return flat({ ...draft, looked: '' }, bandsOf(draft));
}

export const bandCount = (draft: ChannelDraft): number => bandsOf(draft).length;

/** The draft with one more band, from a price that is still to be typed. */
export const withBand = (draft: ChannelDraft): ChannelDraft =>
  flat(draft, [...bandsOf(draft), emptyDraft(bandFields)]);

export const withoutBand = (draft: ChannelDraft, index: number): ChannelDraft =>
  flat(draft, bandsOf(draft).toSpliced(index, 1));

type BandDraft = DraftOf<typeof bandFields>;

function bandsOf(draft: ChannelDraft): BandDraft[] {
  const bands: BandDraft[] = [];
  while (`bands.${bands.length}.from` in draft) {
    const path = `bands.${bands.length}`;
    const texts = keysOf(bandFields).map((key) => [key, draft[`${path}.${key}`] ?? '']);
    bands.push(Object.fromEntries(texts) as BandDraft);
  }
  return bands;
}

function flat(own: ChannelDraft, bands: readonly BandDraft[]): ChannelDraft {
  const texts = [...keysOf(fields), ...origin].map((key) => [key, own[key] ?? '']);
  const ofBands = bands.flatMap((band, index) =>
    keysOf(bandFields).map((key) => [`bands.${index}.${key}`, band[key]]),
  );
  return Object.fromEntries([...texts, ...ofBands]);
}
