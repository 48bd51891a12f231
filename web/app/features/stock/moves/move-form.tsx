import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#core/products/product-schemas.ts';
import { needsOf, writtenByHand } from '#core/stock/stock-needs.ts';
import type {
  PieceMovementInput,
  ProductionInput,
  Stock,
  StockProduct,
} from '#core/stock/stock-schemas.ts';
import { moveWords, piecesText, stockText } from '#core/stock/stock-texts.ts';
import { numberText, readOptionalNumber } from '#core/typed/number-text.ts';
import { answerOf, api } from '../../../api/client.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { productQuery } from '../../products/stored/product-query.ts';
import classes from '../stock.module.css';
import { stockQuery } from '../stock-query.ts';
import { AmountForm, PurchaseForm, type PurchaseFormProps } from './material-forms.tsx';
import { KnownAmount, MoveFrame } from './move-frame.tsx';
import type { MoveRequest } from './move-request.ts';
import { moveFields, piecesFieldOf, piecesMove, production } from './move-values.ts';
import { SaleForm } from './sale-form.tsx';
import { useMoveForm } from './use-move-form.ts';

export interface MoveFormProps extends Pick<PurchaseFormProps, 'onOtherPrice' | 'onClose'> {
  readonly request: MoveRequest;
}

export function MoveForm({ request, onOtherPrice, onClose }: MoveFormProps) {
  if ('material' in request) {
    const { what, ...of } = request;
    return what === 'purchase' ? (
      <PurchaseForm {...of} onOtherPrice={onOtherPrice} onClose={onClose} />
    ) : (
      <AmountForm {...of} kind={what} onClose={onClose} />
    );
  }
  const { what, ...of } = request;
  switch (what) {
    case 'production':
      return <ProductionForm {...of} onClose={onClose} />;
    case 'sale':
      return <SaleForm {...of} onClose={onClose} />;
    default:
      return <PiecesForm {...of} kind={what} onClose={onClose} />;
  }
}

interface ProductFormProps {
  readonly product: StockProduct;
  readonly onClose: () => void;
}

function ProductionForm({ product, onClose }: ProductFormProps) {
  const { id, name } = product;
  const { data: whole } = useQuery({ ...productQuery(id), staleTime: 0 });
  const { data: stock } = useQuery(stockQuery);
  const [before, setBefore] = useState(stock);
  const form = useMoveForm<'pieces', ProductionInput>({
    initial: { pieces: numberText(moveFields.pieces, product.batchSize) },
    move: production,
    send: (json, once) =>
      answerOf(api.products[':id'].productions.$post({ param: { id }, json }, once)),
    done: ({ pieces }) => moveWords.done.production(name, pieces),
    onDone: onClose,
  });
  // What was used is missing afterwards, which nobody has to hear while the dialog closes.
  if (!form.isSent && before !== stock) setBefore(stock);
  return (
    <MoveFrame form={form} onClose={onClose}>
      <NumberField
        {...form.field('pieces')}
        id="movePieces"
        field={moveFields.pieces}
        label={moveWords.pieces}
      />
      <Needs
        product={whole}
        stock={before}
        pieces={readOptionalNumber(moveFields.pieces, form.values.pieces)}
      />
    </MoveFrame>
  );
}

function PiecesForm({
  kind,
  product,
  onClose,
}: ProductFormProps & { readonly kind: 'adjustment' | 'loss' }) {
  const { id, name, onHand } = product;
  const field = piecesFieldOf(kind);
  const form = useMoveForm<'pieces', PieceMovementInput>({
    initial: { pieces: '' },
    move: piecesMove(kind),
    send: (json, once) =>
      answerOf(api.products[':id'].movements.$post({ param: { id }, json }, once)),
    done: () => moveWords.done[kind](name),
    onDone: onClose,
  });
  const pieces = readOptionalNumber(field, form.values.pieces);
  return (
    <MoveFrame form={form} onClose={onClose}>
      <NumberField
        {...form.field('pieces')}
        id="movePieces"
        field={field}
        label={kind === 'loss' ? moveWords.lostPieces : moveWords.countedPieces}
      />
      <KnownAmount
        known={piecesText(onHand)}
        difference={kind === 'adjustment' && pieces !== null ? piecesText(pieces - onHand) : null}
        htmlFor="movePieces"
      />
    </MoveFrame>
  );
}

interface NeedsProps {
  readonly product: Product | undefined;
  readonly stock: Stock | undefined;
  /** Null while no number is entered. */
  readonly pieces: number | null;
}

/** What so many pieces take of the stock, and what is missing of it: a notice that blocks nothing. */
function Needs({ product, stock, pieces }: NeedsProps) {
  const isNumber = pieces !== null && Number.isInteger(pieces) && pieces > 0;
  const needs = product && stock && isNumber ? needsOf(product, stock.materials, pieces) : null;
  const byHand = product && stock ? writtenByHand(product, stock.materials) : [];
  const missing = needs?.filter((need) => need.missing > 0) ?? [];
  return (
    <div role="status">
      {needs?.length === 0 && (
        <Text size={2} tone="soft">
          {byHand.length === 0 ? moveWords.nothingTracked : moveWords.writtenByHand(byHand)}
        </Text>
      )}
      {missing.length > 0 && (
        <Note kind="warn">
          <strong>{moveWords.missingLead}</strong>
          <ul className={classes.bullets}>
            {missing.map(({ material, missing: lack }) => (
              <li key={material.id}>
                <bdi>{moveWords.missing(material.name, lack, material.unit)}</bdi>
              </li>
            ))}
          </ul>
          {moveWords.missingHint}
        </Note>
      )}
      {needs && needs.length > 0 && missing.length === 0 && (
        <Text as="div" size={2} tone="soft">
          {moveWords.takes}
          <ul className={classes.bullets}>
            {needs.map(({ material, needed }) => (
              <li key={material.id}>
                <bdi>{material.name}</bdi>: {stockText(needed, material.unit)}
              </li>
            ))}
          </ul>
        </Text>
      )}
    </div>
  );
}
