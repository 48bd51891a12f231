import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Dots } from '../../ui/notes/dots.tsx';
import classes from './upgrade-card.module.css';

const longMs = 60_000;

/** Between the payment and the provider's word that it was made. */
export function PaymentConfirmation() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={classes.card} aria-labelledby="confirming">
      <Dots />
      <h1 id="confirming" className={classes.title}>
        Estamos confirmando seu pagamento
      </h1>
      <div role="status" className={classes.text}>
        <p>
          Costuma levar poucos segundos; por PIX, alguns minutos. Esta página muda sozinha assim que
          a confirmação chegar, e você pode continuar usando a Artesa enquanto isso.
        </p>
        {long && (
          <p>
            Está demorando mais que o normal. Se você concluiu o pagamento, não pague de novo: fale
            com o <Link to="/support">suporte</Link>. Se não concluiu,{' '}
            <Link to="/upgrade">volte aos planos</Link>.
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        <LinkButton to="/dashboard" variant="default">
          Ir para Dashboard
        </LinkButton>
      </div>
    </section>
  );
}
