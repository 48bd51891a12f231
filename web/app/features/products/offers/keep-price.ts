import { errorMessages } from '#core/errors/errors.ts';
import { withPrice } from '#core/offers/answer-offer.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product, ProductContent } from '#core/products/product-schemas.ts';
import { actOn, type Stage, type Target } from '../../../acts/act.ts';
import { saveAgainstVersion, theirsIn } from '../../../acts/save-against-version.ts';
import { messageOf } from '../../../api/api-error.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productCalls } from '../stored/product-calls.ts';
import { productsKey } from '../stored/products-query.ts';

interface Replacement extends Target {
  /** The state that was looked at. */
  readonly before: Product;
  readonly input: ProductContent;
}

/** Makes an offer in R$ a product's price, at an hourly rate in R$; it can be taken back. */
export const priceKeeping = (stage: Stage) => {
  const undo = replacementOn(stage, {
    key: [...productsKey, 'keep-price', 'undo'],
    done: ({ finalPrice }) => offerWords.undone(finalPrice),
    failed: offerWords.undoFailed,
  });
  const replace = replacementOn(stage, {
    key: [...productsKey, 'keep-price'],
    done: ({ name, finalPrice }) => offerWords.repriced(name, finalPrice),
    failed: errorMessages.product_update_failed.detail,
    undo: (saved, { id, before }) => undo({ id, before: saved, input: productInputOf(before) }),
  });
  return (before: Product, price: string, hourlyRate: number) =>
    replace({ id: before.id, before, input: withPrice(before, price, hourlyRate) });
};

type ReplacementAct = Pick<
  Parameters<typeof actOn<Replacement, Product>>[1],
  'key' | 'done' | 'failed' | 'undo'
>;

/** Replaces a product as it was looked at. */
export function replacementOn(stage: Stage, act: ReplacementAct) {
  const show = (product: Product) => void cachedProducts.put(stage.client, product);
  return actOn<Replacement, Product>(stage, {
    ...act,
    send: ({ id, before, input }) => saveAgainstVersion(productCalls)(id, input, before.updatedAt),
    onDone: show,
    onRefused(error) {
      const theirs = theirsIn(productCalls, error);
      if (!theirs) return false;
      show(theirs);
      stage.toast.error(messageOf(error));
      return true;
    },
  });
}
