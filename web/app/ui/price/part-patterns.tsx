import classes from './price-drawing.module.css';
import type { PricePart } from './price-pieces.ts';

const strokes = {
  materials: 'M-2 2 2-2M0 10 10 0M8 12l4-4',
  labour: 'M0 3h10M0 8h10',
  fixed: 'M2.5 2.5h.01M7.5 7.5h.01',
  profit: '',
} as const;

const partKinds = ['materials', 'labour', 'fixed', 'profit'] as const;

/** How each part of a price is filled, in colour and pattern: `url(#${id}-${kind})`. */
export function PartPatterns({ id }: { readonly id: string }) {
  return partKinds.map((kind) => <PartPattern key={kind} id={`${id}-${kind}`} kind={kind} />);
}

function PartPattern({ id, kind }: { readonly id: string; readonly kind: PricePart['kind'] }) {
  return (
    <pattern
      id={id}
      className={classes.pattern}
      width="10"
      height="10"
      patternUnits="userSpaceOnUse"
    >
      <rect width="10" height="10" fill={`var(--part-${kind})`} />
      <path d={strokes[kind]} strokeWidth={kind === 'fixed' ? 3 : 1.5} />
    </pattern>
  );
}
