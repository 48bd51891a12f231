import type { Standing } from '#core/pricing/profitability.ts';
import { standingLabels } from '#core/pricing/profitability-labels.ts';
import { Row } from '../../../ui/look/box.tsx';
import { Badge, Text } from '../../../ui/look/text.tsx';
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

/** The same within a line. */
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
