import type { HistoryKind } from '#core/choices/history-causes.ts';
import { materialChanges, productChanges } from '#core/history/changes.ts';
import type { MaterialState, ProductState, VersionSummary } from '#core/schemas/history.ts';
import type { VersionsPage } from './queries.ts';

/** The versions of a page in words. A deletion has no state: what came before it counts. */
export function summariesOf(kind: HistoryKind, { rows, earlier }: VersionsPage): VersionSummary[] {
  const all = earlier ? [...rows, earlier] : rows;
  return rows.map(({ state, ...moment }, index) => {
    const before = all.slice(index + 1).find((each) => each.state !== null)?.state;
    return {
      ...moment,
      changes: state && before ? changes(kind, before, state) : [],
      finalPrice: state && 'finalPrice' in state ? state.finalPrice : null,
    };
  });
}

type State = ProductState | MaterialState;

function changes(kind: HistoryKind, before: State, after: State): string[] {
  switch (kind) {
    case 'product':
      return productChanges(before as ProductState, after as ProductState);
    case 'material':
      return materialChanges(before as MaterialState, after as MaterialState);
  }
}
