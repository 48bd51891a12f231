import type { Standing } from '#core/pricing/profitability.ts';
import { standingLabels } from '#core/pricing/profitability-labels.ts';
import { Badge } from '../../../ui/look/text.tsx';
import { standingTones } from '../../../ui/look/tones.ts';
import { StandingIcon } from './standing-icon.tsx';

export function ProfitabilityBadge({ standing }: { readonly standing: Standing }) {
  return (
    <Badge tone={standingTones[standing]}>
      <StandingIcon standing={standing} size={16} />
      {standingLabels[standing]}
    </Badge>
  );
}
