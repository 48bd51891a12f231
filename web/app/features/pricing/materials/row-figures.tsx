import { unitPriceText } from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import { draftRowTotal } from '#core/products/draft-price.ts';
import { totalOfBatch } from '#core/products/form-texts.ts';
import { emptyMaterial, type MaterialDraft, rowPricing } from '#core/products/product-draft.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue, usePieces } from '../form/use-pricing-form.ts';
import classes from './material-rows.module.css';

/** What a row costs, and what a unit of its pack does. */
export function RowFigures({ index }: { readonly index: number }) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const pieces = usePieces();
  const total = formatMoney(draftRowTotal(row));
  const perUnit = perUnitText(row);
  return (
    <p className={classes.rowTotal}>
      <span className={classes.rowTotalLabel}>
        {pieces > 1 ? totalOfBatch(pieces) : labels.rowTotal}
      </span>
      <output
        aria-label={labels.rowTotal}
        className={classes.rowAmount}
        style={{ '--length': total.length }}
      >
        {total}
      </output>
      {perUnit && <span className={classes.perUnit}>{perUnit}</span>}
    </p>
  );
}

/** 'R$ 0,0744 por m', once the pack is known. */
function perUnitText(row: MaterialDraft): string | null {
  const { unit, pack } = rowPricing(row);
  return unit && pack ? unitPriceText(shownUnitPrice({ unit, pack }), unit) : null;
}
