import {
  isBlankRow,
  type ProductDraft,
  productContent,
} from '#core/product-draft/product-draft.ts';
import { productFields, rememberedFields } from '#core/products/product-fields.ts';
import { contentOf } from '#core/typed/field-draft.ts';
import { numberContent } from '#core/typed/number-text.ts';
import type { SaveKeys } from '../../drafts/draft-slot.ts';
import { DraftWork } from '../../drafts/draft-work.ts';
import { type PricingDraft, withKeys } from './draft-rows.ts';
import { type DraftPlace, draftStorage } from './stored-draft.ts';

interface Saved {
  readonly draft: ProductDraft;
  /** The updatedAt of a product that exists. */
  readonly version: string | null;
  /** A new product's form begins as the last one. */
  readonly isLikeLast?: boolean;
}

/** A product being priced. */
export class ProductWork extends DraftWork<PricingDraft> {
  /** Null for a new product. */
  readonly productId: string | null;
  /** A time was typed or measured, be it the one that stood there. */
  #hasOwnTime = false;
  #isLikeLast: boolean;
  #beganLikeLast: boolean;

  constructor(place: DraftPlace, { draft, version, isLikeLast = false }: Saved) {
    super(draftStorage(place), { draft: withKeys(draft), version }, productContent);
    this.productId = place.productId;
    this.#isLikeLast = isLikeLast;
    this.#beganLikeLast = this.#says(this.shown().draft);
  }

  override type(draft: PricingDraft): void {
    if (draft.productionTime !== this.shown().draft.productionTime) this.#hasOwnTime = true;
    super.type(draft);
  }

  /** A measured time was taken, which may be the one that stood there. */
  takeTime(): void {
    this.#hasOwnTime = true;
    this.show({});
  }

  /** Whether there is something to price: a material or a time, which no form begins with. */
  hasPrice(): boolean {
    const { draft } = this.shown();
    return (
      this.productId !== null ||
      this.#hasOwnTime ||
      draft.materials.some((row) => !isBlankRow(row)) ||
      timeOf(draft) !== timeOf(this.saved().draft)
    );
  }

  /** The form began with what the last product says, whatever was changed since. */
  readonly beganLikeLast = () => this.#beganLikeLast;

  override rebase(draft: ProductDraft, version: string | null, isLikeLast = false): void {
    this.#isLikeLast = isLikeLast;
    this.#beganLikeLast = this.#says(this.shown().draft, draft);
    super.rebase(withKeys(draft), version);
  }

  override begin(template: ProductDraft): () => void {
    return super.begin(withKeys(template));
  }

  protected override replace(draft: PricingDraft, aside: PricingDraft | null, keys: SaveKeys) {
    this.#hasOwnTime = false;
    this.#beganLikeLast = this.#says(draft);
    super.replace(draft, aside, keys);
  }

  /** Whether a draft says what the last product does. */
  #says(draft: ProductDraft, last: ProductDraft = this.saved().draft): boolean {
    return (
      this.#isLikeLast && contentOf(rememberedFields, draft) === contentOf(rememberedFields, last)
    );
  }
}

const timeOf = ({ productionTime }: ProductDraft) =>
  numberContent(productFields.productionTime, productionTime);
