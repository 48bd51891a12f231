import { unitOf } from '#core/choices/unit-types.ts';
import { paperLine, paperWords } from '#core/lists/paper-texts.ts';
import { priceText, unitPriceText } from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatCount, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Paper } from '../../../ui/paper/paper.tsx';
import { type Columns, PaperTable } from '../../../ui/paper/paper-table.tsx';
import { usePrinting } from '../../../ui/paper/use-printing.ts';
import { useUser } from '../../session/user-context.ts';

interface CataloguePaperProps {
  readonly materials: readonly CatalogueMaterial[];
  /** All are here that a search leaves. */
  readonly complete: boolean;
  /** What was searched for, or empty. */
  readonly search: string;
}

const columns: Columns<CatalogueMaterial> = [
  { head: paperWords.material, cell: ({ name }) => <bdi>{name}</bdi> },
  { head: labels.catalogueCategory, cell: ({ category }) => category ?? labels.noCategory },
  { head: paperWords.paid, cell: paidText, isAmount: true },
  {
    head: labels.unitPrice,
    cell: ({ unitType: unit, pack }) =>
      pack ? unitPriceText(shownUnitPrice({ unit, pack }), unit) : '',
    isAmount: true,
  },
  {
    head: labels.waste,
    cell: ({ wastePercentage: waste }) => (waste === 0 ? '' : formatPercent(waste)),
    isAmount: true,
  },
];

/** With the unit's abbreviation: a printed line has little room. */
function paidText(material: CatalogueMaterial): string {
  const { pack, unitPrice, unitType } = material;
  if (pack) return priceText(material, unitType);
  return `${formatMoney(unitPrice ?? 0)} por ${unitOf(unitType).abbreviation}`;
}

/** The catalogue as a table for paper. */
export function CataloguePaper({ materials, complete, search }: CataloguePaperProps) {
  const { name } = useUser();
  if (!usePrinting()) return null;
  const count = formatCount(materials.length, 'material', 'materiais');
  return (
    <Paper title={paperWords.materials} line={paperLine({ name, count, search, now: Date.now() })}>
      <PaperTable rows={materials} keyOf={({ id }) => id} columns={columns} />
      {!complete && <p>{paperWords.incomplete}</p>}
    </Paper>
  );
}
