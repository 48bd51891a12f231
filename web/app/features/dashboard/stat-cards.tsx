import { IconBasket, IconPercentage, IconTag, IconTrendingUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type PlanId, planLabels, plans } from '#core/plans/plans.ts';
import type { ProductSummary } from '#core/schemas/product.ts';
import { formatDecimal, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Amount } from '../../ui/price/amount.tsx';
import classes from './stat-cards.module.css';

interface StatCardsProps {
  readonly summary: ProductSummary;
  readonly plan: PlanId;
}

export function StatCards({ summary, plan }: StatCardsProps) {
  const { count, averageMargin, averagePrice, lucrative } = summary;
  const { products: limit } = plans[plan].limits;
  const none = count === 0;
  const total = formatDecimal(count);
  return (
    <dl className={classes.stats}>
      <Stat
        Icon={IconBasket}
        label="Produtos"
        value={limit === null ? total : `${total}/${limit}`}
        share={limit === null ? undefined : count / limit}
      >
        {limit === null ? 'sem limite no seu plano' : `no plano ${planLabels.free}`}
      </Stat>
      <Stat
        Icon={IconPercentage}
        label="Margem média"
        value={none ? '–' : formatPercent(averageMargin, 0)}
        isLoss={averageMargin < 0}
      >
        {labels.markup.toLowerCase()}
      </Stat>
      <Stat Icon={IconTag} label="Preço médio" value={none ? '–' : formatMoney(averagePrice)}>
        por peça
      </Stat>
      <Stat
        Icon={IconTrendingUp}
        label="Lucrativos"
        value={`${formatDecimal(lucrative)}/${total}`}
        share={none ? undefined : lucrative / count}
      >
        com margem de 40% ou mais
      </Stat>
    </dl>
  );
}

interface StatProps {
  readonly Icon: typeof IconBasket;
  readonly label: string;
  readonly value: string;
  /** Drawn as a bar, 0 to 1. */
  readonly share?: number | undefined;
  readonly isLoss?: boolean;
  readonly children: ReactNode;
}

function Stat({ Icon, label, value, share, isLoss = false, children }: StatProps) {
  return (
    <div className={classes.stat}>
      <dt className={classes.label}>
        <Icon size={20} stroke={1.7} aria-hidden />
        {label}
      </dt>
      <dd className={classes.value} data-loss={isLoss || undefined}>
        <Amount>{value}</Amount>
      </dd>
      <dd className={classes.hint}>
        {share !== undefined && (
          <span className={classes.track} aria-hidden="true">
            <span style={{ width: `${Math.min(1, share) * 100}%` }} />
          </span>
        )}
        {children}
      </dd>
    </div>
  );
}
