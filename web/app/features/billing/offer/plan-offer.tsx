import {
  IconBrandGoogle,
  IconChartBar,
  IconCreditCard,
  IconInfinity,
  IconQrcode,
  IconShieldCheck,
  IconYarn,
} from '@tabler/icons-react';
import { useState } from 'react';
import { planPrices } from '#core/plans/plans.ts';
import { guaranteeDays, type PlanType } from '#core/plans/subscription.ts';
import { Earnings, Questions, UsageBanner } from './offer-sections.tsx';
import { PlanCards } from './plan-cards.tsx';
import classes from './plan-offer.module.css';

export function Offer() {
  const [planType, setPlanType] = useState<PlanType>('monthly');
  return (
    <div className={classes.offer}>
      <header className={classes.head}>
        <h1>Cresça sem limites com o Plano Pro</h1>
        <p>
          Todos os seus produtos, seus materiais à mão e a resposta para a pergunta que importa:
          quais peças dão lucro?
        </p>
      </header>
      <UsageBanner />
      <BillingToggle value={planType} onChange={setPlanType} />
      <PlanCards planType={planType} />
      <Benefits />
      <Earnings planType={planType} />
      <PaymentMeans />
      <Questions />
      <Guarantee />
    </div>
  );
}

const benefits = [
  {
    Icon: IconInfinity,
    title: 'Sem contar produtos',
    text: 'Salve todas as suas peças, com quantos materiais cada uma pedir.',
  },
  {
    Icon: IconYarn,
    title: 'Seus materiais à mão',
    text: 'O catálogo aparece na calculadora: um toque e o material entra com o preço certo.',
  },
  {
    Icon: IconChartBar,
    title: 'O lucro às claras',
    text: 'Os relatórios mostram o que dá lucro, o que pede atenção e o que dá prejuízo.',
  },
];

function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className={classes.heading}>
        O que muda com o Pro
      </h2>
      <ul className={classes.trio}>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={32} stroke={1.5} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const choices = [
  { value: 'monthly', label: 'Mensal', badge: null },
  { value: 'annual', label: 'Anual', badge: planPrices.annual.discount },
] as const;

interface BillingToggleProps {
  readonly value: PlanType;
  readonly onChange: (value: PlanType) => void;
}

function BillingToggle({ value, onChange }: BillingToggleProps) {
  return (
    <fieldset className={classes.toggle}>
      <legend className={classes.legend}>Forma de cobrança</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name="planType"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
          {choice.badge && <span className={classes.badge}>{choice.badge}</span>}
        </label>
      ))}
    </fieldset>
  );
}

const means = [
  { Icon: IconQrcode, name: 'PIX' },
  { Icon: IconCreditCard, name: 'Cartão de crédito' },
  { Icon: IconBrandGoogle, name: 'Google Pay' },
];

function PaymentMeans() {
  return (
    <section aria-labelledby="means">
      <h2 id="means" className={classes.heading}>
        Formas de pagamento
      </h2>
      <ul className={classes.means}>
        {means.map(({ Icon, name }) => (
          <li key={name}>
            <Icon size={22} stroke={1.7} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
      <p className={classes.small}>
        Processado por um provedor de pagamento; os dados do seu cartão não passam por nós. Cancele
        quando quiser, sem multa.
      </p>
    </section>
  );
}

function Guarantee() {
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
