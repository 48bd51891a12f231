import { NewerError } from '#core/fields/newer-error.ts';
import { materialChanges, productChanges } from '#core/history/changes.ts';
import type { ChannelNames } from '#core/history/field-texts.ts';
import { changeWords } from '#core/history/history-texts.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import {
  type MaterialState,
  type ProductState,
  readState,
  type VersionSummary,
} from '#core/schemas/history.ts';
import type { VersionsPage } from './queries.ts';

type State = ProductState | MaterialState;

/**
 * The changes of each version in words. A deletion, and a state that a newer version of the product
 * stored, cannot be compared: the next one before counts.
 */
export function summariesOf(
  kind: HistoryKind,
  { rows, earlier }: VersionsPage,
  names: ChannelNames,
): VersionSummary[] {
  const all = (earlier ? [...rows, earlier] : rows).map(({ state, ...moment }) => ({
    moment,
    state: stateOrNewer(kind, state),
  }));
  return all.slice(0, rows.length).map(({ moment, state }, index) => {
    if (state === 'newer') return { ...moment, changes: [changeWords.newer], finalPrice: null };
    const before = all
      .slice(index + 1)
      .map((each) => each.state)
      .find(isState);
    return {
      ...moment,
      changes: state && before ? changes(kind, before, state, names) : [],
      finalPrice: state && 'finalPrice' in state ? state.finalPrice : null,
    };
  });
}

/** The channels that the versions name, as far as any version of the product stored them. */
export const channelsIn = ({ rows, earlier }: VersionsPage): string[] =>
  [...rows, ...(earlier ? [earlier] : [])].flatMap(({ state }) => {
    const { channelIds, offChannelIds } = (state ?? {}) as Readonly<Record<string, unknown>>;
    return [channelIds, offChannelIds].flat().filter((id) => typeof id === 'string');
  });

const isState = (state: State | 'newer' | null): state is State =>
  state !== null && state !== 'newer';

function stateOrNewer(kind: HistoryKind, stored: unknown): State | 'newer' | null {
  try {
    return readState(kind, stored);
  } catch (error) {
    if (error instanceof NewerError) return 'newer';
    throw error;
  }
}

function changes(kind: HistoryKind, before: State, after: State, names: ChannelNames): string[] {
  switch (kind) {
    case 'product':
      return productChanges(before as ProductState, after as ProductState, names);
    case 'material':
      return materialChanges(before as MaterialState, after as MaterialState);
  }
}
