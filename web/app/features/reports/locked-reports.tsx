import { IconCheck, IconCrown } from '@tabler/icons-react';
import { planPrices } from '#core/plans/plans.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { ExampleDrawing } from './example-drawing.tsx';
import classes from './locked-reports.module.css';

const benefits = [
  'Quais peças dão lucro, quais pedem atenção e quais dão prejuízo',
  'Sua margem média, seu preço médio e sua receita potencial',
  'O que você fez e vendeu em cada mês, e quanto sobrou',
  'As cinco peças mais lucrativas e o que vale a pena revisar primeiro',
];

/** A description of the report, for users whose plan does not have it. */
export function LockedReports() {
  return (
    <section className={classes.locked} aria-labelledby="locked">
      <div className={classes.texts}>
        <span className={classes.crown} aria-hidden="true">
          <IconCrown size={32} stroke={1.6} />
        </span>
        <h1 id="locked" className={classes.title}>
          Relatórios são exclusivos do Plano Pro
        </h1>
        <p className={classes.lead}>Com eles você vê, de uma vez só:</p>
        <ul className={classes.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <IconCheck size={20} aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        <LinkButton to="/upgrade" size="lg" leftSection={<IconCrown size={20} aria-hidden />}>
          Fazer Upgrade
        </LinkButton>
        <p className={classes.price}>
          {planPrices.monthly.display}, ou {planPrices.annual.display} no plano anual. Cancele
          quando quiser.
        </p>
      </div>
      <ExampleDrawing />
    </section>
  );
}
