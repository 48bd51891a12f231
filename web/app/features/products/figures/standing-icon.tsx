import {
  IconAlertTriangle,
  IconArrowDown,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react';
import type { Standing } from '#core/pricing/profitability.ts';

const icons = {
  lucrative: IconTrendingUp,
  attention: IconAlertTriangle,
  low: IconArrowDown,
  loss: IconTrendingDown,
} as const satisfies Record<Standing, unknown>;

interface StandingIconProps {
  readonly standing: Standing;
  /** In pixels. */
  readonly size: number;
}

export function StandingIcon({ standing, size }: StandingIconProps) {
  const Icon = icons[standing];
  return <Icon size={size} aria-hidden />;
}
