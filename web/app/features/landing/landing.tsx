import { Link } from 'react-router';
import { claims } from '#core/plans/claims.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Logo } from '../../ui/screen/logo.tsx';
import { Benefits } from './benefits.tsx';
import { Calculator } from './calculator.tsx';
import { Example } from './example.tsx';
import classes from './landing.module.css';
import { Testimonials } from './testimonials.tsx';

/** What the product is for, and a calculator to try it on the spot. */
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
