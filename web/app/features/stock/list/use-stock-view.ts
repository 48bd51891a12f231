import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { namesProducts } from './use-stock-request.ts';

type StockPart = 'materials' | 'products';

export interface StockView {
  readonly part: StockPart;
  readonly wanted: string;
}

/** The part is in the address, so that coming back finds it; a search ends with the screen. */
export function useStockView() {
  const [params, setParams] = useSearchParams();
  const [wanted, search] = useState('');
  const { key } = useLocation();
  const [{ part, at }, setPart] = useState({ part: partIn(params), at: key });
  // Somebody went to another address: by the navigation, or back.
  if (at !== key) setPart({ part: partIn(params), at: key });
  const show = (next: StockPart) => {
    setPart({ part: next, at: key });
    setParams(next === 'products' ? { part: 'pieces' } : {}, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { part, wanted, show, search };
}

function partIn(params: URLSearchParams): StockPart {
  const isOfPieces = params.get('part') === 'pieces' || namesProducts(params);
  return isOfPieces ? 'products' : 'materials';
}
