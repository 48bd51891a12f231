import { IconBasket, IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { planWords } from '#core/plans/plan-texts.ts';
import { isPaid, planLabels, plans } from '#core/plans/plans.ts';
import { subscriptionEndText, subscriptionText } from '#core/plans/subscription-texts.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Card, Row } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Seal, Text } from '../../../ui/look/text.tsx';
import { Skeleton } from '../../../ui/notes/waiting.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from '../billing.module.css';
import { billingQuery, ManageSubscription } from './manage-subscription.tsx';

export function PlanCard() {
  const { plan } = useUser();
  const pro = isPaid(plan);
  const { data: subscription, isPending, isError } = useQuery(billingQuery);
  const pastDue = pro && subscription?.status === 'past_due';
  return (
    <Card as="section" aria-labelledby="plan">
      <Row wrap gap={3}>
        <Seal tone="accent" Icon={pro ? IconCrown : IconBasket} size={26} />
        <div className={classes.texts}>
          <h2 id="plan">Plano {planLabels[plan]}</h2>
          <Text tone="soft">
            {pro ? 'Recursos ilimitados' : `Até ${plans.free.limits.products} produtos`}
          </Text>
        </div>
        {!pro && <LinkButton to="/upgrade">{planWords.upgrade}</LinkButton>}
      </Row>
      {pastDue && <Note kind="warn">{subscriptionText(subscription)}</Note>}
      {subscription && !pastDue && <p>{subscriptionText(subscription)}</p>}
      {pro && isPending && <Skeleton height="2.75rem" radius="md" aria-hidden />}
      {(subscription || (pro && isError)) && (
        <div>
          <ManageSubscription>{pro ? planWords.manage : 'Ver pagamentos'}</ManageSubscription>
        </div>
      )}
    </Card>
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
