import { IconBasket, IconCrown } from '@tabler/icons-react';
import { plans } from '#core/plans/plans.ts';
import { useUser } from '../session/user-context.ts';
import classes from './settings.module.css';

/** The plan in use and what it holds. */
export function PlanCard() {
  const pro = useUser().plan === 'pro';
  const Icon = pro ? IconCrown : IconBasket;
  return (
    <section className={classes.plan} aria-labelledby="plan">
      <span className={classes.planPicture} aria-hidden="true">
        <Icon size={28} stroke={1.6} />
      </span>
      <div>
        <h2 id="plan" className={classes.planName}>
          {pro ? 'Plano Pro' : 'Plano Gratuito'}
        </h2>
        <p className={classes.planLimit}>
          {pro ? 'Recursos ilimitados' : `Até ${plans.free.limits.products} produtos`}
        </p>
      </div>
    </section>
  );
}
