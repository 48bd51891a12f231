import { breakdownOf } from '#core/lists/product-figures.ts';
import { formatHourlyRate, formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { computePrice } from '#core/pricing/price.ts';
import type { Product } from '#core/schemas/product.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Amount } from '../../../ui/price/amount.tsx';
import classes from './reprice-dialog.module.css';

interface RepriceDialogProps {
  /** Null while none is to be priced anew. */
  readonly product: Product | null;
  /** Today's, in R$. */
  readonly hourlyRate: number;
  readonly onConfirm: (product: Product) => void;
  readonly onClose: () => void;
}

/**
 * Shows what a product costs now and what it would cost at today's hourly rate. Both net margins count
 * labour at today's rate, as its card does.
 */
export function RepriceDialog({ product, hourlyRate, onConfirm, onClose }: RepriceDialogProps) {
  return (
    <Dialog
      opened={product !== null}
      title="Recalcular o preço"
      description={
        product && (
          <>
            <p>
              <bdi>{product.name}</bdi>
            </p>
            <Comparison product={product} hourlyRate={hourlyRate} />
          </>
        )
      }
      onClose={onClose}
    >
      <DialogButtons
        confirm="Recalcular"
        pending={false}
        onConfirm={() => product && onConfirm(product)}
        onCancel={onClose}
      />
    </Dialog>
  );
}

interface ComparisonProps {
  readonly product: Product;
  readonly hourlyRate: number;
}

function Comparison({ product, hourlyRate }: ComparisonProps) {
  const now = breakdownOf(product, hourlyRate);
  const then = computePrice({ ...product, hourlyRate });
  return (
    <table className={classes.comparison}>
      <caption>A margem líquida conta o seu valor da hora de hoje.</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Atual</th>
          <th scope="col">Novo</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{labels.hourlyRate}</th>
          <td>
            <Amount>{formatHourlyRate(product.hourlyRate)}</Amount>
          </td>
          <td>
            <Amount>{formatHourlyRate(hourlyRate)}</Amount>
          </td>
        </tr>
        <tr className={classes.price}>
          <th scope="row">{labels.finalPrice}</th>
          <td>
            <Amount>{formatMoney(now.finalPrice)}</Amount>
          </td>
          <td>
            <Amount>{formatMoney(then.finalPrice)}</Amount>
          </td>
        </tr>
        <tr>
          <th scope="row">{labels.netMargin}</th>
          <td>
            <Amount>{formatPercent(now.netMargin)}</Amount>
          </td>
          <td>
            <Amount>{formatPercent(then.netMargin)}</Amount>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
