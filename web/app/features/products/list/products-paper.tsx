import { craftName } from '#core/choices/crafts.ts';
import { paperLine, paperWords } from '#core/lists/paper-texts.ts';
import { breakdownOf, markupOf } from '#core/lists/product-figures.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatCount, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Paper } from '../../../ui/paper/paper.tsx';
import { type Columns, PaperTable } from '../../../ui/paper/paper-table.tsx';
import { usePrinting } from '../../../ui/paper/use-printing.ts';
import { useUser } from '../../session/user-context.ts';
import type { ProductView } from '../finding/view.ts';

interface ProductsPaperProps {
  readonly products: readonly Product[];
  /** What the user earns per hour today, in R$. */
  readonly hourlyRate: number;
  /** All are here that a search and a filter leave. */
  readonly complete: boolean;
  /** What was searched for and chosen. */
  readonly view: ProductView;
}

/** The products as a table for paper. */
export function ProductsPaper({ products, hourlyRate, complete, view }: ProductsPaperProps) {
  const { name } = useUser();
  if (!usePrinting()) return null;
  const count = formatCount(products.length, 'produto', 'produtos');
  const filter = view.profitability && filterLabels[view.profitability];
  const line = paperLine({ name, count, search: view.query, filter, now: Date.now() });
  const price = (product: Product) => breakdownOf(product, hourlyRate);
  const columns: Columns<Product> = [
    { head: paperWords.name, cell: (product) => <bdi>{product.name}</bdi> },
    { head: labels.craftCategory, cell: ({ craftCategory }) => craftName(craftCategory) },
    {
      head: labels.totalCost,
      cell: (product) => formatMoney(price(product).totalCost),
      isAmount: true,
    },
    {
      head: labels.finalPrice,
      cell: (product) => <b>{formatMoney(product.finalPrice)}</b>,
      isAmount: true,
    },
    { head: labels.profit, cell: (product) => formatMoney(price(product).profit), isAmount: true },
    {
      head: labels.markup,
      cell: (product) => formatPercent(markupOf(product, hourlyRate)),
      isAmount: true,
    },
    {
      head: labels.netMargin,
      cell: (product) => formatPercent(price(product).netMargin),
      isAmount: true,
    },
  ];
  return (
    <Paper title={paperWords.products} line={line}>
      <PaperTable rows={products} keyOf={({ id }) => id} columns={columns} />
      {!complete && <p>{paperWords.incomplete}</p>}
    </Paper>
  );
}
