import { IconCrown } from '@tabler/icons-react';
import { freePlanStatus } from '#core/plans/plan-status.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { isPaid, planLabels } from '#core/plans/plans.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { useUser } from '../session/user-context.ts';
import classes from './plan-banner.module.css';

interface PlanBannerProps {
  readonly products: number;
  /** Always, or only when the limit is near or reached. */
  readonly from?: 'room' | 'near';
  /** Not where the same screen has another way there. */
  readonly link?: boolean;
}

/** The banner for free users: how much of their plan is used up, and the way to Pro. */
export function PlanBanner({ products, from = 'room', link = true }: PlanBannerProps) {
  const { plan } = useUser();
  const { level, title, text } = freePlanStatus(products);
  if (isPaid(plan) || (from === 'near' && level === 'room')) return null;
  return (
    <Row
      as="aside"
      wrap
      card
      gap={3}
      pad={3}
      className={classes.banner}
      data-level={level}
      aria-label={`Plano ${planLabels.free}`}
    >
      <IconCrown size={28} stroke={1.7} className={classes.crown} aria-hidden />
      <Text as="div" size={2} className={classes.texts}>
        <strong>{title}</strong> <span className={classes.text}>{text}</span>
      </Text>
      {link && (
        <LinkButton to="/upgrade" size="sm" variant={level === 'reached' ? 'filled' : 'default'}>
          {planWords.upgrade}
        </LinkButton>
      )}
    </Row>
  );
}
