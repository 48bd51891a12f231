import { type DraftOf, keysOf, type ReadOf, type ValuesOf } from '../fields/field.ts';
import { draftOf, emptyDraft, readDraft } from '../products/field-draft.ts';
import type { FeeTable } from './fee-tables.ts';
import { bandFields, channelFields, channelTermFields } from './fields.ts';

const fields = { ...channelFields, ...channelTermFields };

type Values = ValuesOf<typeof fields> & {
  readonly bands: readonly ValuesOf<typeof bandFields>[];
};

/** What a form stands for, and what it does not show: whence its fees are, and when they were checked. */
type ChannelRead = ReadOf<typeof fields> & Kept & { bands: ReadOf<typeof bandFields>[] };

interface Kept {
  readonly feeTable: string | null;
  readonly checkedOn: string | null;
}

/**
 * The form of a channel: what was typed by the path of its field, as the server's errors name it
 * ('bands.1.percent').
 */
export type ChannelDraft = Readonly<Record<string, string>>;

const noFees = { bands: [{ from: 0, percent: 0, fixed: 0 }] };

/** A new channel, with the fees of a table where one was chosen. */
export function draftFromTable(table: FeeTable | null): ChannelDraft {
  const { bands, ...own } = table?.fees ?? noFees;
  return flat(
    emptyDraft(fields, { ...(table && { name: table.name }), ...own }),
    bands.map((band) => draftOf(bandFields, band)),
  );
}

export const draftOfChannel = (channel: Values): ChannelDraft =>
  flat(
    draftOf(fields, channel),
    channel.bands.map((band) => draftOf(bandFields, band)),
  );

/** What a form stands for; a schema validates it. */
export const readChannel = (draft: ChannelDraft, kept: Kept): ChannelRead => ({
  ...readDraft(fields, draft as DraftOf<typeof fields>),
  ...kept,
  bands: bandsOf(draft).map((band) => {
    const { from, percent, fixed } = readDraft(bandFields, band);
    // A fee that was left empty is none, though a call has to name it.
    return { from, percent: percent ?? 0, fixed: fixed ?? 0 };
  }),
});

export const bandCount = (draft: ChannelDraft): number => bandsOf(draft).length;

/** One more band, from a price that is still to be typed. */
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
  const texts = keysOf(fields).map((key) => [key, own[key] ?? '']);
  const ofBands = bands.flatMap((band, index) =>
    keysOf(bandFields).map((key) => [`bands.${index}.${key}`, band[key]]),
  );
  return Object.fromEntries([...texts, ...ofBands]);
}
