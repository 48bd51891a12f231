import { type DraftOf, keysOf } from '../fields/field.ts';
import { draftOf, emptyDraft, readDraft } from '../products/field-draft.ts';
import type { ChannelContent } from '../schemas/channel.ts';
import type { FeeTable } from './fee-tables.ts';
import { bandFields, channelFields, channelTermFields } from './fields.ts';

const fields = { ...channelFields, ...channelTermFields };

/**
 * The form of a channel: what was typed by the path of its field, as the server's errors name it
 * ('bands.1.percent').
 */
export type ChannelDraft = Readonly<Record<string, string>>;

export const noFees = { bands: [{ from: 0, percent: 0, fixed: 0 }] };

/** A new channel, with the fees of a table where one was chosen. */
export function draftFromTable(table: FeeTable | null): ChannelDraft {
  const { bands, ...fees } = table?.fees ?? noFees;
  const values = { ...(table && { name: table.name }), ...fees } as object;
  return flat(
    emptyDraft(fields, values),
    bands.map((band) => draftOf(bandFields, band as never)),
  );
}

export const draftOfChannel = (channel: ChannelContent): ChannelDraft =>
  flat(
    draftOf(fields, channel),
    channel.bands.map((band) => draftOf(bandFields, band)),
  );

/** What a form stands for; a schema validates it. */
export function readChannel(
  draft: ChannelDraft,
  rest: Pick<ChannelContent, 'feeTable' | 'checkedOn'>,
): ChannelContent {
  return {
    ...(readDraft(fields, draft as DraftOf<typeof fields>) as ChannelContent),
    ...rest,
    bands: bandsOf(draft).map((band) => {
      const { from, ...fees } = readDraft(bandFields, band);
      return { ...fees, from: from ?? Number.NaN };
    }),
  };
}

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
