import { type FormValue, textAt } from '../form-body.ts';
import { listShape, newestFirst } from '../shapes.ts';

/**
 * One page of a list, the newest first, as the query asks for it.
 *
 * @param shape what is answered of each
 */
export function pageOf<T extends { id: string; created: number }, S>(
  query: Record<string, FormValue>,
  all: T[],
  shape: (one: T) => S,
  url: string,
) {
  const since = Number(textAt(query, 'created.gte') ?? 0);
  const some = newestFirst(all).filter(({ created }) => created >= since);
  const limit = Number(textAt(query, 'limit') ?? 10);
  const start = some.findIndex(({ id }) => id === textAt(query, 'starting_after')) + 1;
  const page = some.slice(start, start + limit).map(shape);
  return listShape(page, `/v1${url}`, some.length > start + limit);
}
