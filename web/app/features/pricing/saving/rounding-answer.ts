import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#core/account/account-schemas.ts';
import { noRounding, type RoundingId } from '#core/pricing/final-price.ts';
import type { ProductSummary } from '#core/products/product-schemas.ts';
import { answerOf, api } from '../../../api/client.ts';
import { deviceStorage } from '../../../ui/browser/browser-storage.ts';
import { updateUser } from '../../session/session-query.ts';

const keyOf = (userId: string) => `artesa:rounding-answered:${userId}`;

/** Whether a person is asked how prices end: nothing says it yet, no piece, account or answer. */
export const asksRounding = (
  { id, rounding }: Pick<Me, 'id' | 'rounding'>,
  summary: Pick<ProductSummary, 'count'> | undefined,
): boolean =>
  summary?.count === 0 && rounding === noRounding && deviceStorage.read(keyOf(id)) === null;

/**
 * Makes an answer the account's own. An account cannot tell prices that are left as they come from
 * those that nobody asked about: that there was an answer stays on the device (record 240).
 */
export function keepRounding(client: QueryClient, user: Me, rounding: RoundingId): void {
  deviceStorage.write(keyOf(user.id), 'true');
  if (rounding === noRounding) return;
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => answerOf(api.me.$patch({ json: { rounding } })),
    onSuccess: (changed) => updateUser(client, changed),
    // It waits for a network, as the piece that it is saved with.
    networkMode: 'online',
  });
  // The piece has it, too, and the next one begins as that.
  mutation.execute(undefined).catch(() => {});
}
