import { craftName } from '#core/choices/crafts.ts';
import { paperWords } from '#core/lists/paper-texts.ts';
import { breakdownOf, markupOf } from '#core/lists/product-figures.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatCount, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { amountColumn, type Column, ListPaper } from '../../../ui/paper/list-paper.tsx';
import { useUser } from '../../session/user-context.ts';
import type { ProductView } from '../finding/view.ts';

interface ProductsPaperProps {
  readonly products: readonly Product[];
  readonly hourlyRate: number;
  readonly complete: boolean;
  readonly view: ProductView;
}

export function ProductsPaper({ products, hourlyRate, complete, view }: ProductsPaperProps) {
  const { name } = useUser();
  const count = formatCount(products.length, 'produto', 'produtos');
  const filter = view.profitability && filterLabels[view.profitability];
  const price = (product: Product) => breakdownOf(product, hourlyRate);
  const columns: readonly Column<Product>[] = [
    { head: paperWords.name, cell: (product) => <bdi>{product.name}</bdi> },
    { head: labels.craftCategory, cell: ({ craftCategory }) => craftName(craftCategory) },
    amountColumn(labels.totalCost, (product) => formatMoney(price(product).totalCost)),
    amountColumn(labels.finalPrice, (product) => <b>{formatMoney(product.finalPrice)}</b>),
    amountColumn(labels.profit, (product) => formatMoney(price(product).profit)),
    amountColumn(labels.markup, (product) => formatPercent(markupOf(product, hourlyRate))),
    amountColumn(labels.netMargin, (product) => formatPercent(price(product).netMargin)),
  ];
  return (
    <ListPaper
      title={paperWords.products}
      about={{ name, count, search: view.query, filter }}
      rows={products}
      columns={columns}
      complete={complete}
    />
  );
}
