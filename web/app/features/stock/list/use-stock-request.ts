import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { stockFields } from '#core/stock/stock-fields.ts';
import type { Stock } from '#core/stock/stock-schemas.ts';
import type { OpenMove, StockRequest } from '../moves/move-request.ts';

/**
 * What the dialog of the stock shows: what was pressed, or what the address asks for. Screens lead
 * here with 'made' or 'sold' and a product, the 'price' and the 'channel' that it was sold for, 'make',
 * 'sell' or 'buy' to choose one first, or 'start'.
 */
export function useStockRequest(stock: Stock, canMove: boolean) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [{ pressed, at }, setPressed] = useState(nothing);
  const named = requestIn(params, stock);
  /** Back to where it began: a screen that led here, or the stock itself. */
  const leave = () => {
    setPressed(nothing);
    if (!named) return;
    // The router counts the entries of this tab: before the first one is no screen of the application.
    if (Object(window.history.state).idx > 0) void navigate(-1);
    else stay();
  };
  const stay = () => {
    setPressed(nothing);
    if (!named) return;
    setParams(namesProducts(params) ? { part: 'pieces' } : {}, {
      replace: true,
      preventScrollReset: true,
    });
  };
  const open: OpenMove = (request) => setPressed({ pressed: request, at: key });
  /** Hides the dialog while another one asks about what was entered. */
  const hide = () => setPressed({ pressed: 'hidden', at: key });
  const shown = at === key && pressed ? pressed : named;
  return { request: canMove && shown !== 'hidden' ? shown : null, open, hide, leave, stay };
}

const nothing: { readonly pressed: StockRequest | 'hidden' | null; readonly at: string } = {
  pressed: null,
  at: '',
};

const productNames = ['made', 'sold', 'make', 'sell'];

export const namesProducts = (params: URLSearchParams) =>
  productNames.some((name) => params.has(name));

function requestIn(params: URLSearchParams, { products }: Stock): StockRequest | null {
  const productAt = (name: string) => products.find(({ id }) => id === params.get(name));
  const [made, sold] = [productAt('made'), productAt('sold')];
  if (made) return { what: 'production', product: made };
  if (sold) {
    const channelId = params.get('channel') ?? undefined;
    return { what: 'sale', product: sold, price: priceIn(params), channelId };
  }
  if (params.has('make')) return { what: 'pick', act: 'production' };
  if (params.has('sell')) return { what: 'pick', act: 'sale' };
  if (params.has('buy')) return { what: 'pick', act: 'purchase' };
  return params.has('start') ? { what: 'start' } : null;
}

/** What a link says that a piece was sold for, in R$. */
function priceIn(params: URLSearchParams): number | undefined {
  const price = Number(params.get('price') ?? Number.NaN);
  return price > 0 && price <= stockFields.soldPrice.max ? price : undefined;
}
