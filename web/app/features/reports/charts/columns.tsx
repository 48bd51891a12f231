import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { PartPatterns } from '../../../ui/price/part-patterns.tsx';
import type { PricePart } from '../../../ui/price/price-pieces.ts';
import { inPercent } from '../report-section.tsx';
import classes from '../reports.module.css';
import type { MoneyAxis } from './axis.ts';

/** How a part is filled; what is missing differs without colour: hollow. */
export type Fill = PricePart['kind'] | 'missing';

interface LegendProps {
  readonly id: string;
  readonly parts: readonly { readonly fill: Fill; readonly label: string }[];
}

export function Legend({ id, parts }: LegendProps) {
  return (
    <Row as="ul" wrap gap={3}>
      {parts.map(({ fill, label }) => (
        <Row as="li" key={fill} gap={2}>
          <svg viewBox="-1 -1 22 22" width="18" height="18" aria-hidden="true">
            <defs>
              <PartPatterns id={`${id}-${fill}-legend`} />
            </defs>
            <rect width="20" height="20" rx="4" {...filled(`${id}-${fill}-legend`, fill)} />
          </svg>
          <Text as="span" size={2}>
            {label}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

interface ColumnPartProps {
  readonly id: string;
  readonly fill: Fill;
  /** Which of how many columns. */
  readonly index: number;
  readonly columns: number;
  readonly y: MoneyAxis;
  readonly from: number;
  readonly to: number;
}

export function ColumnPart({ id, fill, index, columns, y, from, to }: ColumnPartProps) {
  return (
    <rect
      {...filled(id, fill)}
      x={inPercent((index + 0.15) / columns)}
      width={inPercent(0.7 / columns)}
      y={inPercent(1 - y.at(to))}
      height={inPercent(y.at(to) - y.at(from))}
    />
  );
}

const filled = (id: string, fill: Fill) =>
  fill === 'missing'
    ? { className: classes.missing }
    : { className: classes.seam, fill: `url(#${id}-${fill})` };
