import { claims } from '#core/plans/claims.ts';
import { planPrices } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import { formatMoney } from '#core/text/formats.ts';
import classes from './offer.module.css';

const periods = { monthly: 'por mês', annual: 'por ano' } as const;

/** What Pro costs against what it may bring. */
export function Earnings({ planType }: { readonly planType: PlanType }) {
  const figures = [
    {
      label: 'Seu investimento',
      value: formatMoney(planPrices[planType].amount),
      note: periods[planType],
    },
    { label: 'Aumento médio do lucro', value: claims.profitIncrease, note: 'com o preço certo' },
    {
      label: 'Para recuperar o investimento',
      value: claims.payback,
      note: 'com a venda de poucas peças',
    },
  ];
  return (
    <section className={classes.earnings} aria-labelledby="earnings">
      <h2 id="earnings" className={classes.heading}>
        Quanto você pode ganhar
      </h2>
      <dl className={classes.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>
        Quem acerta o preço aumenta o lucro em {claims.profitIncreaseRange}, em média. O seu
        resultado depende das suas peças e das suas vendas.
      </p>
    </section>
  );
}
