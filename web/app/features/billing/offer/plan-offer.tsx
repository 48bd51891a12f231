import {
  IconBrandGoogle,
  IconCreditCard,
  IconInfinity,
  IconPackage,
  IconQrcode,
  IconShieldCheck,
  IconYarn,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { storedPiece } from '#core/plans/plan-status.ts';
import { planPrices } from '#core/plans/plans.ts';
import { guaranteeDays, type PlanType } from '#core/plans/subscription.ts';
import { Card, Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Badge, Seal, Text } from '../../../ui/look/text.tsx';
import classes from '../billing.module.css';
import { Earnings, Questions, UsageBanner } from './offer-sections.tsx';
import { PlanCards } from './plan-cards.tsx';

export function Offer() {
  const [planType, setPlanType] = useState<PlanType>('monthly');
  // From a form that could not be saved.
  const hasStoredPiece = Object(useLocation().state).keptPiece === true;
  return (
    <Stack gap={7} className={classes.offer}>
      <Stack gap={4}>
        <Stack as="header" gap={1} align="center">
          <Text as="h1" size={5}>
            Cresça sem limites com o Plano Pro
          </Text>
          <Text tone="soft">
            Peças sem limite, o estoque em dia e o preço certo em cada lugar onde você vende.
          </Text>
        </Stack>
        <UsageBanner />
        {hasStoredPiece && <Note kind="good">{storedPiece.onUpgrade}</Note>}
        <div className={classes.toggle}>
          <Choice
            name="planType"
            legend="Forma de cobrança"
            look="switch"
            value={planType}
            options={periods}
            onChange={setPlanType}
          />
        </div>
        <PlanCards planType={planType} />
      </Stack>
      <Benefits />
      <Earnings planType={planType} />
      <PaymentMeans />
      <Questions />
      <Guarantee />
    </Stack>
  );
}

const periods = [
  { value: 'monthly', label: 'Mensal' },
  {
    value: 'annual',
    label: (
      <>
        Anual <Badge tone="good">{planPrices.annual.discount}</Badge>
      </>
    ),
  },
] as const;

const benefits = [
  {
    Icon: IconInfinity,
    title: 'Sem contar produtos',
    text: 'Salve todas as suas peças, com quantos materiais cada uma pedir.',
  },
  {
    Icon: IconPackage,
    title: 'O estoque se conta sozinho',
    text: 'Você diz o que produziu e o que vendeu, e sabe o que falta e quanto o mês trouxe.',
  },
  {
    Icon: IconYarn,
    title: 'Seus materiais à mão',
    text: 'O catálogo aparece na calculadora: um toque e o material entra com o preço certo.',
  },
];

function Benefits() {
  return (
    <Stack as="section" gap={4} aria-labelledby="benefits">
      <Text as="h2" size={5} id="benefits" align="center">
        O que muda com o Pro
      </Text>
      <Grid as="ul" least="15rem" gap={4}>
        {benefits.map(({ Icon, title, text }) => (
          <Card as="li" key={title} gap={2}>
            <Row gap={3}>
              <Seal tone="accent" Icon={Icon} size={26} />
              <h3>{title}</h3>
            </Row>
            <Text tone="soft">{text}</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

const means = [
  { Icon: IconQrcode, name: 'PIX' },
  { Icon: IconCreditCard, name: 'Cartão de crédito' },
  { Icon: IconBrandGoogle, name: 'Google Pay' },
];

function PaymentMeans() {
  return (
    <Stack as="section" gap={4} align="center" aria-labelledby="means">
      <Text as="h2" size={5} id="means">
        Formas de pagamento
      </Text>
      <Row as="ul" wrap gap={3} className={classes.means}>
        {means.map(({ Icon, name }) => (
          <Row as="li" key={name} gap={2} className={classes.pill}>
            <Icon size={22} stroke={1.7} aria-hidden />
            <strong>{name}</strong>
          </Row>
        ))}
      </Row>
      <Text size={2}>
        Processado por um provedor de pagamento; os dados do seu cartão não passam por nós. Cancele
        quando quiser, sem multa.
      </Text>
    </Stack>
  );
}

function Guarantee() {
  return (
    <Row as="section" gap={4} pad={5} className={classes.sunken} aria-labelledby="guarantee">
      <Seal tone="accent" Icon={IconShieldCheck} />
      <Stack gap={1}>
        <h2 id="guarantee">Garantia de {guaranteeDays} dias</h2>
        <p>Experimente o Pro sem risco: se não for para você, devolvemos 100% do valor.</p>
      </Stack>
    </Row>
  );
}
