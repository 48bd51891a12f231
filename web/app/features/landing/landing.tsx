import { Link } from 'react-router';
import { formatHours, formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { computePrice } from '#core/pricing/price.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PriceDrawing } from '../../ui/price-drawing.tsx';
import { priceParts } from '../../ui/price-parts.ts';
import classes from './landing.module.css';

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
            <p>Sem cartão de crédito. Funciona no celular.</p>
          </div>
        </section>
        <Example />
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

function Example() {
  const price = computePrice(bear);
  return (
    <section className={classes.example} aria-labelledby="example">
      <p className={classes.kicker}>De que é feito um preço</p>
      <h2 id="example">Amigurumi de urso</h2>
      <p className={classes.facts}>
        {formatHours(bear.productionTime)} de crochê a {formatMoney(bear.hourlyRate)} por hora
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
