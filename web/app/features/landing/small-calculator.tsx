import { memo, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { draftPrice } from '#core/products/draft-price.ts';
import { emptyProduct } from '#core/products/product-draft.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../ui/buttons/button.tsx';
import amount from '../../ui/price/amount.module.css';
import { PriceDrawing } from '../../ui/price/price-drawing.tsx';
import { priceParts } from '../../ui/price/price-parts.ts';
import { attachCalculator } from './attach-calculator.ts';
import { MarkupChoice, MaterialRows, TimeAndCosts } from './calculator-fields.tsx';
import { formId } from './calculator-form.ts';
import classes from './small-calculator.module.css';

const untouched = draftPrice(emptyProduct());

export function Calculator() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (form.current) return attachCalculator(form.current, () => void navigate('/onboarding'));
  }, [navigate]);
  return (
    <section className={classes.section} id="calculadora" aria-labelledby="calculator-title">
      <div className={classes.head}>
        <h2 id="calculator-title">Faça a conta agora</h2>
        <p>Ponha os números de uma peça sua. O preço aparece enquanto você digita, sem cadastro.</p>
      </div>
      <noscript>
        <p className={classes.noScript}>
          Esta calculadora precisa do JavaScript, que está desligado no seu navegador.
        </p>
      </noscript>
      <form ref={form} id={formId} action="/onboarding" noValidate className={classes.form}>
        <Markup />
      </form>
    </section>
  );
}

/** Rendered once: afterwards attachCalculator() changes the form. */
const Markup = memo(function Markup() {
  return (
    <>
      <div className={classes.fields}>
        <MaterialRows />
        <TimeAndCosts />
        <MarkupChoice />
      </div>
      <Result />
      <div className={classes.made}>
        <PriceDrawing parts={priceParts(untouched)} />
        <Button type="submit" size="lg" fullWidth disabled className={classes.save}>
          Salvar e continuar
        </Button>
        <p className={classes.saveHint}>
          Crie a conta grátis e o preço abre na sua calculadora, do jeito que está.
        </p>
      </div>
    </>
  );
});

const figures = [
  { name: 'finalPrice', label: labels.suggestedPrice, text: formatMoney(untouched.finalPrice) },
  { name: 'totalCost', label: labels.totalCost, text: formatMoney(untouched.totalCost) },
  { name: 'profit', label: labels.profit, text: formatMoney(untouched.profit) },
  { name: 'netMargin', label: labels.netMargin, text: formatPercent(untouched.netMargin) },
] as const;

function Result() {
  return (
    <aside aria-label="Resultado" className={classes.result}>
      {figures.map(({ name, label, text }) => (
        <p key={name} className={classes[name]}>
          <span>{label}</span>
          {/* Read out together, once typing pauses. */}
          <output
            data-figure={name}
            aria-live="off"
            aria-label={label}
            className={amount.amount}
            style={{ '--length': text.length }}
          >
            {text}
          </output>
        </p>
      ))}
      <p role="status" data-announced className={classes.spoken} />
    </aside>
  );
}
