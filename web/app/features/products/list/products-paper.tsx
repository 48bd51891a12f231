import { type Audience, paperWords } from '#core/lists/paper-texts.ts';
import { customerOrder, paperColumns } from '#core/lists/product-paper.ts';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatCount } from '#core/text/formats.ts';
import { amountColumn, type Column, ListPaper } from '../../../ui/paper/list-paper.tsx';
import { useUser } from '../../session/user-context.ts';
import type { ProductView } from '../finding/view.ts';

interface ProductsPaperProps {
  readonly products: readonly Product[];
  readonly hourlyRate: number;
  readonly complete: boolean;
  readonly view: ProductView;
  readonly audience: Audience;
}

export function ProductsPaper(props: ProductsPaperProps) {
  const { products, hourlyRate, complete, view, audience } = props;
  const { name } = useUser();
  const count = formatCount(products.length, 'produto', 'produtos');
  const columns = paperColumns(audience, hourlyRate).map(
    ({ head, text, kind }): Column<Product> => {
      if (kind === 'text') return { head, cell: (product) => <bdi>{text(product)}</bdi> };
      return amountColumn(head, (product) =>
        kind === 'price' ? <b>{text(product)}</b> : text(product),
      );
    },
  );
  const isOwn = audience === 'oneself';
  const filter = view.profitability && filterLabels[view.profitability];
  return (
    <ListPaper
      title={isOwn ? paperWords.products : paperWords.priceList}
      // How the products do is nobody else's business.
      about={{ name, count, search: isOwn ? view.query : '', filter: isOwn ? filter : null }}
      rows={isOwn ? products : customerOrder(products)}
      columns={columns}
      complete={complete}
    />
  );
}
