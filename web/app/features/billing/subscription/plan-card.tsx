import { IconBasket, IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isPaid, planLabels, plans } from '#core/plans/plans.ts';
import { subscriptionEndText, subscriptionText } from '#core/plans/subscription-texts.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { useUser } from '../../session/user-context.ts';
import { billingQuery, ManageSubscription } from './manage-subscription.tsx';
import classes from './plan-card.module.css';

export function PlanCard() {
  const { plan } = useUser();
  const pro = isPaid(plan);
  const { data: subscription, isPending, isError } = useQuery(billingQuery);
  const pastDue = pro && subscription?.status === 'past_due';
  const Icon = pro ? IconCrown : IconBasket;
  return (
    <section className={classes.card} aria-labelledby="plan">
      <div className={classes.head}>
        <span className={classes.picture} aria-hidden="true">
          <Icon size={28} stroke={1.6} />
        </span>
        <div className={classes.texts}>
          <h2 id="plan" className={classes.name}>
            Plano {planLabels[plan]}
          </h2>
          <p className={classes.limit}>
            {pro ? 'Recursos ilimitados' : `Até ${plans.free.limits.products} produtos`}
          </p>
        </div>
        {!pro && <LinkButton to="/upgrade">Fazer Upgrade</LinkButton>}
      </div>
      {pastDue && <Note kind="warn">{subscriptionText(subscription)}</Note>}
      {subscription && !pastDue && (
        <p className={classes.state}>{subscriptionText(subscription)}</p>
      )}
      {pro && isPending && <Skeleton height="2.75rem" radius="md" aria-hidden />}
      {(subscription || (pro && isError)) && (
        <div>
          <ManageSubscription>{pro ? 'Gerenciar assinatura' : 'Ver pagamentos'}</ManageSubscription>
        </div>
      )}
    </section>
  );
}

/** What becomes of a subscription when the account is deleted, as a list item. */
export function SubscriptionEnd() {
  const pro = isPaid(useUser().plan);
  const { data } = useQuery(billingQuery);
  // After a failed query the text names no day.
  if (!pro || data === null) return null;
  return <li>{subscriptionEndText(data?.currentPeriodEnd)}</li>;
}
