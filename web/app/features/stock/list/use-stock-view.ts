import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StockPart } from './stock-switch.tsx';

/** Which part of the stock shows, and what is looked for in it. */
export interface StockView {
  readonly part: StockPart;
  readonly wanted: string;
}

/** The part is in the address, so that coming back finds it; a search ends with the screen. */
export function useStockView() {
  const [params, setParams] = useSearchParams();
  const [wanted, search] = useState('');
  const [part, setPart] = useState<StockPart>(isOfPieces(params) ? 'products' : 'materials');
  const show = (next: StockPart) => {
    setPart(next);
    setParams(next === 'products' ? { part: 'pieces' } : {}, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { part, wanted, show, search };
}

const isOfPieces = (params: URLSearchParams) =>
  params.get('part') === 'pieces' || params.has('made') || params.has('sold');
