import { memo, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { Button } from '../../ui/buttons/button.tsx';
import amount from '../../ui/look/amount.module.css';
import { Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import { PriceDrawing } from '../../ui/price/price-drawing.tsx';
import { priceParts } from '../../ui/price/price-parts.ts';
import { attachCalculator } from './attach-calculator.ts';
import { MarkupChoice, MaterialRows, TimeAndCosts } from './calculator-fields.tsx';
import { formId } from './calculator-form.ts';
import classes from './landing.module.css';

/** No price is named before something is typed. */
const nothingYet = priceParts({
  materialsTotal: '0',
  labour: '0',
  fixedCosts: '0',
  profit: '0',
});

export function Calculator() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (form.current) return attachCalculator(form.current, () => void navigate('/onboarding'));
  }, [navigate]);
  return (
    <Stack
      as="section"
      gap={5}
      id="calculadora"
      className={classes.wide}
      aria-labelledby="calculator-title"
    >
      <Stack gap={2}>
        <Text as="h2" size={5} id="calculator-title">
          Faça a conta agora
        </Text>
        <Text tone="soft">
          Ponha os números de uma peça sua. O preço aparece enquanto você digita, sem cadastro.
        </Text>
      </Stack>
      <noscript>
        <Text tone="warn" strong>
          Esta calculadora precisa do JavaScript, que está desligado no seu navegador.
        </Text>
      </noscript>
      <form ref={form} id={formId} action="/onboarding" noValidate className={classes.form}>
        <Markup />
      </form>
    </Stack>
  );
}

/** Rendered once: afterwards attachCalculator() changes the form. */
const Markup = memo(function Markup() {
  return (
    <>
      <Stack gap={5} pad={4} className={`${classes.part} ${classes.fields}`}>
        <MaterialRows />
        <TimeAndCosts />
        <MarkupChoice />
      </Stack>
      <div className={classes.outcome}>
        <Result />
        <Stack gap={4} pad={4} className={`${classes.part} ${classes.made}`}>
          <PriceDrawing parts={nothingYet} />
          <Button type="submit" size="lg" fullWidth disabled className={classes.save}>
            Salvar e continuar
          </Button>
          <Text size={2} tone="soft" align="center">
            Crie a conta grátis e o preço abre na sua calculadora, do jeito que está.
          </Text>
        </Stack>
      </div>
    </>
  );
});

const figures = [
  { name: 'finalPrice', label: priceLabels.suggestedPrice },
  { name: 'totalCost', label: priceLabels.totalCost },
  { name: 'profit', label: priceLabels.profit },
  { name: 'netMargin', label: priceLabels.netMargin },
] as const;

function Result() {
  return (
    <aside aria-label="Resultado" className={classes.result}>
      {figures.map(({ name, label }) => (
        <p key={name} className={classes[name]}>
          <span>{label}</span>
          {/* Read out together, once typing pauses. */}
          <output
            data-figure={name}
            aria-live="off"
            aria-label={label}
            className={amount.amount}
            style={{ '--length': 1 }}
          >
            –
          </output>
        </p>
      ))}
      <VisuallyHidden>
        <span role="status" data-announced />
      </VisuallyHidden>
    </aside>
  );
}
