import { IconChartPie, IconClockHour4, IconDeviceMobile, IconReceipt2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { claims } from '#core/plans/claims.ts';
import { computePrice } from '#core/pricing/price.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PriceDrawing } from '../../ui/price/price-drawing.tsx';
import { priceParts } from '../../ui/price/price-parts.ts';
import { Logo } from '../../ui/screen/logo.tsx';
import classes from './landing.module.css';
import { Calculator } from './small-calculator.tsx';
import { Testimonials } from './testimonials.tsx';

const bear = {
  materials: [
    { quantity: '1.5', unitPrice: '18.90' },
    { quantity: '0.2', unitPrice: '24.00' },
    { quantity: '2', unitPrice: '0.45' },
  ],
  productionTime: '6.5',
  fixedCosts: '8.00',
  hourlyRate: '25',
  marginPercentage: '100',
};

function Example() {
  const price = computePrice(bear);
  return (
    <section className={classes.example} aria-labelledby="example">
      <p className={classes.kicker}>De que é feito um preço</p>
      <h2 id="example">Amigurumi de urso</h2>
      <p className={classes.facts}>
        {sayHours(bear.productionTime)} de crochê a {formatMoney(bear.hourlyRate)} por hora
      </p>
      <PriceDrawing parts={priceParts(price)} />
      <dl className={classes.result}>
        <div>
          <dt>{labels.suggestedPrice}</dt>
          <dd className={classes.price}>{formatMoney(price.finalPrice)}</dd>
        </div>
        <div>
          <dt>{labels.netMargin}</dt>
          <dd>{formatPercent(price.netMargin)}</dd>
        </div>
      </dl>
      <p className={classes.moral}>
        Vendido só pelo dobro do material, sairia por{' '}
        {formatMoney(2 * Number(price.materialsTotal))}: menos da metade do que custa fazer.
      </p>
    </section>
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
    <section className={classes.section} aria-labelledby="benefits">
      <h2 id="benefits" className={classes.title}>
        Feito para quem faz à mão
      </h2>
      <ul className={classes.list}>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={36} stroke={1.4} aria-hidden className={classes.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Landing() {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Logo />
        <LinkButton to="/auth" variant="default">
          Entrar
        </LinkButton>
      </header>
      <main id="conteudo" className={classes.main}>
        <div className={classes.opening}>
          <section className={classes.hero}>
            <h1>Chega de vender no prejuízo.</h1>
            <p className={classes.lead}>
              O fio você soma. E as horas, a luz, o seu lucro? A Artesa junta tudo o que a sua peça
              leva e mostra, ao centavo, por quanto vender.
            </p>
            <div className={classes.action}>
              <LinkButton to="/onboarding" size="lg">
                Começar grátis
              </LinkButton>
              <a href="#calculadora">Fazer a conta aqui mesmo</a>
            </div>
            <p className={classes.people}>
              <strong>{claims.craftspeople}</strong> artesãs e artesãos já põem preço no que fazem
              com a Artesa. Sem cartão de crédito.
            </p>
          </section>
          <Example />
        </div>
        <div className={classes.band}>
          <Calculator />
        </div>
        <Benefits />
        <Testimonials />
        <section className={classes.closing} aria-labelledby="closing">
          <h2 id="closing">A sua próxima peça já sai com o preço certo.</h2>
          <LinkButton to="/onboarding" size="lg">
            Criar conta grátis
          </LinkButton>
        </section>
      </main>
      <footer className={classes.footer}>
        <nav aria-label="Rodapé" className={classes.footerLinks}>
          <Link to="/terms">Termos de Uso</Link>
          <Link to="/privacy">Privacidade</Link>
          <Link to="/support">Suporte</Link>
        </nav>
        © 2025 Artesa. Feito para quem faz à mão.
      </footer>
    </div>
  );
}
