import { formatMoney } from '#core/numbers/formats.ts';
import { type EarningPiece, earnedOf, hourStateOf } from '#core/pricing/earned.ts';
import { earnedText } from '#core/pricing/earned-texts.ts';
import { breakdownAtPrice, type PriceBreakdown } from '#core/pricing/price.ts';
import { draftPrice } from '#core/product-draft/draft-price.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { ConflictDialog as TwoVersions } from '../../../ui/dialogs/conflict-dialog.tsx';
import type { PricingDraft } from '../draft/draft-rows.ts';

interface ConflictDialogProps {
  /** The product as somebody else saved it; null while nobody did. */
  readonly theirs: Product | null;
  readonly mine: PricingDraft;
  readonly onSaveMine: () => void;
  readonly onShowTheirs: () => void;
  readonly onClose: () => void;
}

export function ConflictDialog({ theirs, mine, ...choices }: ConflictDialogProps) {
  const saved = theirs && breakdownAtPrice(theirs, theirs.finalPrice);
  return (
    <TwoVersions
      {...choices}
      title="Este produto mudou em outro lugar"
      theirs={saved && { at: theirs.updatedAt, ...versionOf(theirs.name, { ...theirs, ...saved }) }}
      mine={theirs && versionOf(mine.name, draftPrice(mine))}
    />
  );
}

const versionOf = (name: string, price: EarningPiece & Pick<PriceBreakdown, 'finalPrice'>) => ({
  name,
  price: formatMoney(price.finalPrice),
  note: earnedText(earnedOf(price)),
  isLoss: hourStateOf(price) === 'loss',
});
