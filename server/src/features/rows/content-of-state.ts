import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import type { MaterialState, ProductState, StateOf } from '#core/history/history-schemas.ts';
import { type ContentOf, kindSchemas } from '#core/kinds/kind-schemas.ts';
import type { HistoryKind } from '#core/kinds/kinds.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import { validated } from '../../http/problem-error.ts';

/**
 * What would store a row as it was in a state.
 *
 * @throws ProblemError 422 validation_failed when it could not be saved today
 */
export function contentOfState<Kind extends HistoryKind>(
  kind: Kind,
  state: StateOf<Kind>,
): ContentOf<Kind> {
  const input =
    kind === 'product'
      ? productInputOf(state as ProductState)
      : catalogueInputOf(state as MaterialState);
  return validated(kindSchemas[kind].input, input) as ContentOf<Kind>;
}
