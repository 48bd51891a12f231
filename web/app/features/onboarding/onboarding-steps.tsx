import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { crafts } from '#core/choices/crafts.ts';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { CraftPicture } from '../../ui/cards/craft-picture.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { Callout } from '../../ui/notes/callout.tsx';
import { LegalNote } from '../../ui/screen/legal-note.tsx';
import { AccountStep } from './account-step.tsx';
import { KnownEmail } from './known-email.tsx';
import classes from './onboarding.module.css';
import type { OnboardingFields, TypedValues } from './onboarding-values.ts';
import { PasswordFields } from './password-fields.tsx';
import { RateStep } from './rate-step.tsx';
import type { Sent } from './steps.ts';
import { TrialNote } from './trial-note.tsx';
import { useOnboarding } from './use-onboarding.ts';

const titles = ['Crie sua conta', 'O que você faz?', 'Quanto vale a sua hora?'];
const nextLabels = ['Continuar', 'Continuar', 'Criar conta grátis'];
const waitingLabels = ['Conferindo…', 'Conferindo…', 'Criando sua conta…'];

interface OnboardingStepsProps {
  /** What was typed before, when one comes back to correct it. */
  readonly earlier: TypedValues;
  readonly onSent: (sent: Sent, typed: TypedValues) => void;
}

export function OnboardingSteps({ earlier, onSent }: OnboardingStepsProps) {
  const { form, field, known, problem, step, forgotten, pending, back, next } = useOnboarding(
    earlier,
    onSent,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const title = titles[step - 1];
  return (
    <>
      <Form
        ref={form}
        onKeyDown={moveOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        <StepProgress step={step} steps={titles} />
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {step === 1 && <TrialNote />}
        {step === 1 && <AccountStep field={field} forgotten={forgotten} known={known} />}
        {step === 2 && <CraftStep field={field} />}
        {step === 3 && <RateStep field={field} />}
        {step === 3 && forgotten && (
          <div className={classes.forgotten}>
            <PasswordFields field={field} forgotten />
          </div>
        )}
        {step === 3 && known && <KnownEmail {...known} />}
        <div role="alert" className={classes.problem}>
          {problem && !known && <Callout kind="bad">{problem}</Callout>}
        </div>
        <div className={classes.buttons}>
          {step > 1 && (
            <Button type="button" variant="default" size="lg" onClick={back} disabled={pending}>
              Voltar
            </Button>
          )}
          <PendingButton
            type="submit"
            size="lg"
            pending={pending}
            waiting={waitingLabels[step - 1] ?? ''}
            className={classes.next ?? ''}
          >
            {nextLabels[step - 1]}
          </PendingButton>
        </div>
      </Form>
      {step === 1 && (
        <p className={classes.foot}>
          Já tem conta?{' '}
          <Link to="/auth" prefetch="intent">
            Entrar
          </Link>
        </p>
      )}
      {step !== 2 && <LegalNote act="criar sua conta" />}
    </>
  );
}

interface StepProgressProps {
  readonly step: number;
  readonly steps: readonly string[];
}

/** Where one is among the steps, in words and as a line. */
function StepProgress({ step, steps }: StepProgressProps) {
  return (
    <div className={classes.progress}>
      <p className={classes.count}>
        Etapa {step} de {steps.length}
      </p>
      <div className={classes.line} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} data-done={index < step} />
        ))}
      </div>
    </div>
  );
}

function CraftStep({ field }: OnboardingFields) {
  const craft = field('craftType');
  return (
    <>
      <p className={classes.lead}>
        Escolha o que mais sai das suas mãos. Depois você pode precificar de tudo.
      </p>
      <fieldset className={classes.crafts}>
        <legend className={classes.legend}>{labels.craftType}</legend>
        {crafts.map(({ id, name, description }) => (
          <ChoiceCard
            key={id}
            tile
            name={craft.name}
            value={id}
            checked={craft.value === id}
            title={name}
            description={description}
            picture={<CraftPicture craft={id} />}
            onChoose={() => craft.onChange(id)}
          />
        ))}
      </fieldset>
    </>
  );
}
