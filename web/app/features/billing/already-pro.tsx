import { IconBasket, IconChartBar, IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { billingQuery } from './subscription/billing-query.ts';
import { ManageSubscription } from './subscription/manage-subscription.tsx';
import classes from './upgrade-card.module.css';

const counters = [
  { Icon: IconBasket, value: 'Ilimitados', label: 'Produtos' },
  { Icon: IconChartBar, value: 'Disponíveis', label: 'Relatórios' },
];

/** The upgrade screen of a user who is on Pro. */
export function AlreadyPro() {
  const { data: subscription } = useQuery(billingQuery);
  return (
    <section className={classes.card} aria-labelledby="already">
      <span className={classes.crown} aria-hidden="true">
        <IconCrown size={40} stroke={1.5} />
      </span>
      <h1 id="already" className={classes.title}>
        Você já está no Plano Pro!
      </h1>
      <dl className={classes.counters}>
        {counters.map(({ Icon, value, label }) => (
          <div key={label}>
            <Icon size={28} stroke={1.6} aria-hidden />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.buttons}>
        <LinkButton to="/dashboard">Ir para Dashboard</LinkButton>
        <LinkButton to="/reports" variant="default">
          Ver Relatórios Pro
        </LinkButton>
        {subscription && <ManageSubscription>Gerenciar assinatura</ManageSubscription>}
      </div>
    </section>
  );
}
