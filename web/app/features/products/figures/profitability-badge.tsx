import type { Standing } from '#core/pricing/profitability.ts';
import { standingLabels } from '#core/pricing/profitability-labels.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Badge, Text } from '../../../ui/look/text.tsx';
import { standingTones } from '../../../ui/look/tones.ts';

export function ProfitabilityBadge({ standing }: { readonly standing: Standing }) {
  return (
    <Badge tone={standingTones[standing]}>
      <StandingIcon standing={standing} size={16} />
      {standingLabels[standing]}
    </Badge>
  );
}

/** The standing of a product within a line. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  return (
    <Text as="span" tone={standingTones[standing]} strong>
      <Row as="span" gap={1}>
        <StandingIcon standing={standing} size={14} />
        {standingLabels[standing]}
      </Row>
    </Text>
  );
}

/** How many of three steps a product has reached. */
const steps = {
  lucrative: 3,
  attention: 2,
  low: 1,
  unpaid: 0,
  loss: 0,
} as const satisfies Record<Standing, number>;

const bars = [
  { x: 0, y: 8 },
  { x: 5, y: 4 },
  { x: 10, y: 0 },
] as const;

interface StandingIconProps {
  readonly standing: Standing;
  /** The size in pixels. */
  readonly size: number;
}

/** Steps, full up to where the product stands; crossed out where it brings less than nothing. */
function StandingIcon({ standing, size }: StandingIconProps) {
  return (
    <svg viewBox="-1 -1 16 14" width={size} height={size} fill="currentColor" aria-hidden="true">
      {bars.map(({ x, y }, index) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="4"
          height={12 - y}
          rx="1"
          opacity={index < steps[standing] ? 1 : 0.35}
        />
      ))}
      {standing === 'loss' && <path stroke="currentColor" strokeWidth="2" d="M0 0l14 12" />}
    </svg>
  );
}
