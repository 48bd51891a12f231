import { useQuery } from '@tanstack/react-query';
import { numberText, readOptionalNumber } from '#core/products/number-text.ts';
import type { SaleInput, StockProduct } from '#core/schemas/stock.ts';
import { saleOutcome } from '#core/stock/sale-outcome.ts';
import { stockLabels } from '#core/stock/stock-labels.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { answerOf, api } from '../../../api/client.ts';
import pairClasses from '../../../ui/fields/field-pair.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { productQuery } from '../../products/stored/product-query.ts';
import { dayOf, detailFieldAt } from './detail-values.ts';
import { MoveFrame } from './move-frame.tsx';
import { moveFields, type SaleValues, saleInput, saleProblems } from './move-values.ts';
import classes from './moves.module.css';
import { useMove } from './use-move.ts';

interface SaleFormProps {
  readonly product: StockProduct;
  readonly onClose: () => void;
}

/** How many pieces were sold and for how much each, beginning with the price of the product. */
export function SaleForm({ product, onClose }: SaleFormProps) {
  const { id, name } = product;
  const { data: whole } = useQuery({ ...productQuery(id), staleTime: 0 });
  const form = useForm<keyof SaleValues>(
    {
      pieces: '1',
      unitPrice: whole ? numberText(moveFields.soldPrice, whole.finalPrice) : '',
      day: dayOf(new Date()),
      note: '',
    },
    saleProblems,
    detailFieldAt,
  );
  const pieces = readOptionalNumber(moveFields.pieces, form.values.pieces);
  const price = readOptionalNumber(moveFields.soldPrice, form.values.unitPrice);
  const outcome =
    whole && pieces !== null && price !== null
      ? saleOutcome(product, whole.totalCost, pieces, price)
      : null;
  const move = useMove<SaleInput>(
    (json, once) => answerOf(api.products[':id'].sales.$post({ param: { id }, json }, once)),
    (input) => moveWords.done.sale(name, input.pieces),
  );
  const submit = () => form.submit(() => move.tell(saleInput(form.values) as SaleInput, onClose));
  return (
    <MoveFrame form={form} error={move.error} onSubmit={() => void submit()} onClose={onClose}>
      <div className={pairClasses.pair}>
        <NumberField
          {...form.field('pieces')}
          id="movePieces"
          field={moveFields.pieces}
          label={moveWords.pieces}
        />
        <NumberField
          {...form.field('unitPrice')}
          id="movePrice"
          field={moveFields.soldPrice}
          label={stockLabels.soldPrice}
        />
      </div>
      <output htmlFor="movePieces movePrice" aria-label={moveWords.total} className={classes.sum}>
        {outcome ? moveWords.earns(outcome.total, outcome.earned) : '…'}
      </output>
    </MoveFrame>
  );
}
