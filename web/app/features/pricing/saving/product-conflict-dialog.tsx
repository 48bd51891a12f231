import { breakdownAtPrice, type PriceBreakdown } from '#core/pricing/price.ts';
import { profitLabel } from '#core/pricing/price-notes.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import { draftPrice } from '#core/products/draft-price.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
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
      what="Este produto"
      theirs={saved && { at: theirs.updatedAt, ...versionOf(theirs.name, saved) }}
      mine={theirs && versionOf(mine.name, draftPrice(mine))}
    />
  );
}

type Figures = Pick<PriceBreakdown, 'finalPrice' | 'netMargin' | 'profit'>;

const versionOf = (name: string, { finalPrice, netMargin, profit }: Figures) => ({
  name,
  price: formatMoney(finalPrice),
  note: `${profitLabel(profit)} ${formatMoney(profit)} · ${labels.netMargin} ${formatPercent(netMargin)}`,
  isLoss: isLoss(profit),
});
