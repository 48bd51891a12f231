import { IconShieldCheck } from '@tabler/icons-react';
import { guaranteeDays } from '#core/plans/subscription.ts';
import classes from './offer.module.css';

export function Guarantee() {
  return (
    <section className={classes.guarantee} aria-labelledby="guarantee">
      <IconShieldCheck size={44} stroke={1.5} aria-hidden />
      <div>
        <h2 id="guarantee">Garantia de {guaranteeDays} dias</h2>
        <p>Experimente o Pro sem risco: se não for para você, devolvemos 100% do valor.</p>
      </div>
    </section>
  );
}
