import { formatHourlyRate, formatMoney } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { computePrice } from '#core/pricing/price.ts';
import type { Product } from '#core/schemas/product.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import classes from './reprice-dialog.module.css';

interface RepriceDialogProps {
  /** Null while none is to be priced anew. */
  readonly product: Product | null;
  /** Today's, in R$. */
  readonly hourlyRate: number;
  readonly onConfirm: (product: Product) => void;
  readonly onClose: () => void;
}

/** Shows what a product costs now and what it would cost at today's hourly rate. */
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
  const { finalPrice } = computePrice({ ...product, hourlyRate });
  const rows = [
    [labels.hourlyRate, formatHourlyRate(product.hourlyRate), formatHourlyRate(hourlyRate)],
    [labels.finalPrice, formatMoney(product.finalPrice), formatMoney(finalPrice)],
  ];
  return (
    <table className={classes.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">Atual</th>
          <th scope="col">Novo</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, before, after]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
