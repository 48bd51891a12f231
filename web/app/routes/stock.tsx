import { Navigate, useParams } from 'react-router';
import { actWords } from '#core/app/app-texts.ts';
import { Stock } from '../features/stock/stock.tsx';
import type { MovementsOf } from '../features/stock/stock-query.ts';
import { lazyPart } from '../ui/screen/lazy-part.tsx';

/** The kinds by the name in the address. */
const kinds = {
  materials: { kind: 'material', title: 'Estoque do material' },
  products: { kind: 'product', title: 'Estoque do produto' },
} as const;

interface Params {
  readonly what?: string | undefined;
  readonly id?: string | undefined;
}

const kindOf = ({ what = '' }: Params) =>
  Object.hasOwn(kinds, what) ? kinds[what as keyof typeof kinds] : undefined;

export const meta = ({ params }: { readonly params: Params }) => [
  { title: `${kindOf(params)?.title ?? 'Estoque'} · Artesa` },
];

export default function StockScreen() {
  const params: Params = useParams();
  const { what, id } = params;
  const known = kindOf(params);
  if (what === undefined) return <Stock />;
  if (!known || id === undefined) return <Navigate replace to="/stock" />;
  return <Movements kind={known.kind} id={id} />;
}

const Movements = lazyPart<MovementsOf>(actWords.wait, () =>
  import('../features/stock/past/past-movements.tsx').then((part) => part.Movements),
);
