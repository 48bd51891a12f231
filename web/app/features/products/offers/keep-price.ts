import { errorMessages } from '#core/errors/errors.ts';
import { offerWords } from '#core/lists/offer-texts.ts';
import { withPrice } from '#core/lists/offered-price.ts';
import { productInputOf } from '#core/products/product-input-of.ts';
import type { Product, ProductContent } from '#core/schemas/product.ts';
import { actOn, type Stage, type Target } from '../../../acts/act.ts';
import { saveAgainstVersion } from '../../../acts/save-against-version.ts';
import { messageOf, storedIn } from '../../../api/api-error.ts';
import { cachedProducts } from '../stored/cached-products.ts';
import { productsKey } from '../stored/products-query.ts';
import { updateProduct } from '../stored/update-product.ts';

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
    done: ({ name, finalPrice }) => offerWords.kept(name, finalPrice),
    failed: errorMessages.product_update_failed.detail,
    undo: (kept, { id, before }) => undo({ id, before: kept, input: productInputOf(before) }),
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
    send: ({ id, before, input }) => {
      const save = saveAgainstVersion<Product, ProductContent>({
        send: (input, version) => updateProduct({ id, version, input }),
        changed: theirsIn,
        saysTheSame,
      });
      return save(input, before.updatedAt);
    },
    onDone: show,
    onRefused(error) {
      const theirs = theirsIn(error);
      if (!theirs) return false;
      show(theirs);
      stage.toast.error(messageOf(error));
      return true;
    },
  });
}

const theirsIn = (error: unknown) => storedIn<Product>(error, 'product_changed');

const saysTheSame = (stored: Product, input: ProductContent) =>
  JSON.stringify(productInputOf(stored)) === JSON.stringify(input);
