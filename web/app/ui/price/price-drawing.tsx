import { useId } from 'react';
import { Row, Stack } from '../look/box.tsx';
import { PartPatterns } from './part-patterns.tsx';
import classes from './price-drawing.module.css';
import { type PricePart, pricePieces, shareText } from './price-pieces.ts';

/**
 * A price tag that is divided as the price is, each part in its colour and pattern. redrawPrice()
 * finds by the data attributes what changes with the price.
 */
export function PriceDrawing({ parts }: { readonly parts: readonly PricePart[] }) {
  const id = useId();
  const pieces = pricePieces(parts);
  return (
    <Stack as="figure" gap={3}>
      <svg viewBox="0 0 402 84" aria-hidden="true" className={classes.tag}>
        <defs>
          <PartPatterns id={id} />
          <clipPath id={`${id}-shape`}>
            <path d="M40 8H390a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10H40L14 50q-6-8 0-16Z" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}-shape)`}>
          <rect className={classes.paper} width="402" height="84" />
          {pieces.map((piece) => (
            <rect
              key={piece.kind}
              data-piece={piece.kind}
              className={classes.piece}
              style={{ x: piece.x, width: piece.width }}
              y="8"
              height="68"
              fill={`url(#${id}-${piece.kind})`}
            />
          ))}
          {pieces.slice(1).map((piece) => (
            <rect
              key={piece.kind}
              data-seam={piece.kind}
              className={classes.seam}
              style={{ x: piece.seam }}
              y="8"
              width="2"
              height="68"
            />
          ))}
        </g>
        <circle cx="27" cy="42" r="5.5" className={classes.hole} />
        <path d="M24 39C14 26 4 30 2 12" className={classes.string} />
      </svg>
      <figcaption>
        <Stack as="dl" gap={2}>
          {parts.map((part) => (
            <Row key={part.kind} wrap between gap={1}>
              <dt className={classes.label}>
                <svg viewBox="0 0 20 20" aria-hidden="true" className={classes.swatch}>
                  <rect
                    width="20"
                    height="20"
                    rx="5"
                    className={part.lack ? classes[part.lack] : undefined}
                    fill={`url(#${id}-${part.kind})`}
                  />
                </svg>
                {part.label}
              </dt>
              <dd className={classes.amount}>
                <span data-share={part.kind} className={classes.share}>
                  {shareText(part)}
                </span>
                <span data-amount={part.kind} data-lack={part.lack ?? undefined}>
                  {part.amount}
                </span>
              </dd>
            </Row>
          ))}
        </Stack>
      </figcaption>
    </Stack>
  );
}
