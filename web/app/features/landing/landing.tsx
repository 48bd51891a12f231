import { IconChartPie, IconClockHour4, IconDeviceMobile, IconReceipt2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { accountWords } from '#core/account/account-texts.ts';
import { actWords } from '#core/app/app-texts.ts';
import { formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { claims } from '#core/plans/claims.ts';
import { computePrice } from '#core/pricing/price.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Figure } from '../../ui/look/figure.tsx';
import { Seal, Text } from '../../ui/look/text.tsx';
import { PriceDrawing } from '../../ui/price/price-drawing.tsx';
import { priceParts } from '../../ui/price/price-parts.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import classes from './landing.module.css';
import { Calculator } from './small-calculator.tsx';
import { Testimonials } from './testimonials.tsx';

const bear = {
  materials: [
    { quantity: '0.5', unitPrice: '21.00' },
    { quantity: '0.15', unitPrice: '24.00' },
    { quantity: '2', unitPrice: '0.45' },
  ],
  productionTime: '4.5',
  fixedCosts: '5.00',
  hourlyRate: '20',
  marginPercentage: '50',
};

function Example() {
  const price = computePrice(bear);
  return (
    <Card as="section" gap={4} pad={5} className={classes.raised} aria-labelledby="example">
      <Stack gap={1}>
        <Text size={2} tone="accent" strong>
          De que é feito um preço
        </Text>
        <Text as="h2" size={5} id="example">
          Amigurumi de urso
        </Text>
        <Text tone="soft">
          {sayHours(bear.productionTime)} de crochê a {formatMoney(bear.hourlyRate)} por hora
        </Text>
      </Stack>
      <PriceDrawing parts={priceParts(price)} />
      <Grid as="dl" least="8rem" gap={3} className={classes.total}>
        <Figure
          label={priceLabels.suggestedPrice}
          value={formatMoney(price.finalPrice)}
          size={5}
          tone="accent"
        />
        <Figure label={priceLabels.netMargin} value={formatPercent(price.netMargin)} size={5} />
      </Grid>
      <Text tone="bad" strong>
        Vendido só pelo dobro do material, sairia por{' '}
        {formatMoney(2 * Number(price.materialsTotal))}: menos da metade do que custa fazer.
      </Text>
    </Card>
  );
}

const benefits = [
  {
    Icon: IconClockHour4,
    title: 'Suas horas contam',
    text: 'Você diz quanto vale a sua hora, e cada ponto, cada queima, cada acabamento passa a ser pago.',
  },
  {
    Icon: IconReceipt2,
    title: 'Nenhum centavo escapa',
    text: 'Material, mão de obra, luz, embalagem: o custo inteiro somado ao centavo, sem planilha.',
  },
  {
    Icon: IconChartPie,
    title: 'O lucro à vista',
    text: 'Cada peça mostra se dá lucro, se pede atenção ou se dá prejuízo, antes de você vender.',
  },
  {
    Icon: IconDeviceMobile,
    title: 'Na bancada e na feira',
    text: 'Funciona no celular que você já tem, com uma mão só. O que você digita fica guardado se a internet cair.',
  },
];

function Benefits() {
  return (
    <Stack as="section" gap={5} className={classes.wide} aria-labelledby="benefits">
      <Text as="h2" size={5} id="benefits">
        Feito para quem faz à mão
      </Text>
      <Grid as="ul" least="15rem" gap={5}>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className={classes.benefit}>
            <Seal tone="accent" Icon={Icon} size={30} />
            <h3>{title}</h3>
            <Text tone="soft">{text}</Text>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function Opening() {
  return (
    <Grid least="26rem" gap={7} className={`${classes.wide} ${classes.opening}`}>
      <Stack as="section" gap={5}>
        <Text as="h1" size={6} className={classes.headline}>
          Chega de vender no prejuízo.
        </Text>
        <Text size={4} className={classes.lead}>
          O fio você soma. E as horas, a luz, o seu lucro? A Artesa junta tudo o que a sua peça leva
          e mostra, ao centavo, por quanto vender.
        </Text>
        <Row wrap gap={4}>
          <LinkButton to="/onboarding" size="lg">
            Começar grátis
          </LinkButton>
          <a href="#calculadora" className={classes.link}>
            Fazer a conta aqui mesmo
          </a>
        </Row>
        <Text tone="soft" className={classes.lead}>
          <Text as="strong" tone="plain">
            {claims.craftspeople}
          </Text>{' '}
          artesãs e artesãos já põem preço no que fazem com a Artesa. Sem cartão de crédito.
        </Text>
      </Stack>
      <Example />
    </Grid>
  );
}

export function Landing() {
  return (
    <div className={classes.frame}>
      <Row as="header" between className={`${classes.wide} ${classes.header}`}>
        <Logo />
        <LinkButton to="/auth" variant="default">
          Entrar
        </LinkButton>
      </Row>
      <Stack as="main" id="conteudo" gap={8} className={classes.main}>
        <Opening />
        <div className={classes.band}>
          <Calculator />
        </div>
        <Benefits />
        <Testimonials />
        <div className={classes.wide}>
          <Stack
            as="section"
            gap={5}
            align="center"
            className={classes.closing}
            aria-labelledby="closing"
          >
            <Text as="h2" size={5} id="closing">
              A sua próxima peça já sai com o preço certo.
            </Text>
            <div>
              <LinkButton to="/onboarding" size="lg" variant="default">
                {actWords.signUp}
              </LinkButton>
            </div>
          </Stack>
        </div>
      </Stack>
      <Stack as="footer" gap={1} align="center" className={classes.footer}>
        <Row as="nav" wrap gap={4} aria-label="Rodapé" className={classes.links}>
          {[
            { to: '/terms', text: accountWords.terms },
            { to: '/privacy', text: 'Privacidade' },
            { to: '/support', text: 'Suporte' },
          ].map(({ to, text }) => (
            <Link key={to} to={to} className={classes.link}>
              {text}
            </Link>
          ))}
        </Row>
        <Text size={2} tone="soft">
          © 2025 Artesa. Feito para quem faz à mão.
        </Text>
      </Stack>
    </div>
  );
}
