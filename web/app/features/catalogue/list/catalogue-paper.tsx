import { unitOf } from '#core/choices/unit-types.ts';
import { paperWords } from '#core/lists/paper-texts.ts';
import { priceText, unitPriceText } from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatCount, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { amountColumn, type Column, ListPaper } from '../../../ui/paper/list-paper.tsx';
import { useUser } from '../../session/user-context.ts';

const columns: readonly Column<CatalogueMaterial>[] = [
  { head: paperWords.material, cell: ({ name }) => <bdi>{name}</bdi> },
  { head: labels.catalogueCategory, cell: ({ category }) => category ?? labels.noCategory },
  amountColumn(paperWords.paid, paidText),
  amountColumn(labels.unitPrice, ({ unitType: unit, pack }) =>
    pack ? unitPriceText(shownUnitPrice({ unit, pack }), unit) : '',
  ),
  amountColumn(labels.waste, ({ wastePercentage: waste }) =>
    waste === 0 ? '' : formatPercent(waste),
  ),
];

/** With the unit's abbreviation: a printed line has little room. */
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
