import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { catalogueLabels } from '#core/catalogue/catalogue-texts.ts';
import { formatCount, formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { priceText, unitPriceText } from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import { paperWords } from '#core/products/paper-texts.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { unitOf } from '#core/units/unit-types.ts';
import { amountColumn, type Column, ListPaper } from '../../../ui/paper/list-paper.tsx';
import { useUser } from '../../session/user-context.ts';

const columns: readonly Column<CatalogueMaterial>[] = [
  { head: paperWords.material, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    head: catalogueLabels.category,
    cell: ({ category }) => category ?? catalogueLabels.noCategory,
  },
  amountColumn(paperWords.paid, paidText),
  amountColumn(productLabels.unitPrice, ({ unitType: unit, pack }) =>
    pack ? unitPriceText(shownUnitPrice({ unit, pack }), unit) : '',
  ),
  amountColumn(productLabels.waste, ({ wastePercentage: waste }) =>
    waste === 0 ? '' : formatPercent(waste),
  ),
];

/** The price that is paid, with the unit's abbreviation: a printed line has little room. */
function paidText(material: CatalogueMaterial): string {
  const { pack, unitPrice, unitType } = material;
  if (pack) return priceText(material, unitType);
  return `${formatMoney(unitPrice ?? 0)} por ${unitOf(unitType).abbreviation}`;
}

interface CataloguePaperProps {
  readonly materials: readonly CatalogueMaterial[];
  readonly complete: boolean;
  readonly search: string;
}

export function CataloguePaper({ materials, complete, search }: CataloguePaperProps) {
  const { name } = useUser();
  const count = formatCount(materials.length, 'material', 'materiais');
  return (
    <ListPaper
      title={paperWords.materials}
      about={{ name, count, search }}
      rows={materials}
      columns={columns}
      complete={complete}
    />
  );
}
