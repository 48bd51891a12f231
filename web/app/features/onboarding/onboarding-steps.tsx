import { useDidUpdate } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { actWords, screenTitles } from '#core/app/app-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { Row, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { lazyPart } from '../../ui/screen/lazy-part.tsx';
import { LegalNote } from '../../ui/screen/legal-note.tsx';
import { ProgressLine } from '../../ui/steps/progress-line.tsx';
import { CardFoot } from '../auth/card-head.tsx';
import type { VisitorHourProps } from '../hour/visitor-hour.tsx';
import { trialStorage } from '../session/trial.ts';
import { AccountStep, KnownEmail, PasswordFields } from './account-step.tsx';
import { CraftStep, RateStep } from './craft-and-rate-steps.tsx';
import classes from './onboarding.module.css';
import type { TypedValues } from './onboarding-values.ts';
import { type Sent, useOnboarding } from './use-onboarding.ts';

const titles = ['Crie sua conta', 'O que você faz?', 'Quanto vale a sua hora?'];
const nextLabels = ['Continuar', 'Continuar', actWords.signUp];
const waitingLabels = ['Conferindo…', 'Conferindo…', 'Criando sua conta…'];

interface OnboardingStepsProps {
  /** What was typed before somebody came back to correct the email. */
  readonly earlier: TypedValues;
  readonly onSent: (sent: Sent, typed: TypedValues) => void;
}

export function OnboardingSteps({ earlier, onSent }: OnboardingStepsProps) {
  const { form, field, known, problem, step, forgotten, pending, back, next } = useOnboarding(
    earlier,
    onSent,
  );
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useDidUpdate(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

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
        <Stack gap={2}>
          <Text size={2} tone="soft">
            Etapa {step} de {titles.length}
          </Text>
          <ProgressLine steps={titles} done={step} />
        </Stack>
        <Text as="h1" size={5} ref={heading} tabIndex={-1}>
          {titles[step - 1]}
        </Text>
        {step === 1 && <TrialNote />}
        {step === 1 && <AccountStep field={field} forgotten={forgotten} known={known} />}
        {step === 2 && <CraftStep field={field} />}
        {step === 3 && <RateStep field={field} onAsk={() => setAsking(true)} />}
        {step === 3 && forgotten && (
          <Stack gap={4}>
            <PasswordFields field={field} forgotten />
          </Stack>
        )}
        {step === 3 && known && <KnownEmail {...known} />}
        <div role="alert">{problem && !known && <Note kind="bad">{problem}</Note>}</div>
        <Row gap={3} className={classes.buttons}>
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
            className={classes.next}
          >
            {nextLabels[step - 1]}
          </PendingButton>
        </Row>
      </Form>
      <Dialog opened={asking} title={screenTitles.hour} wide onClose={() => setAsking(false)}>
        <VisitorHour
          onUse={(rate, plan) => {
            field('hourlyRate').onChange(String(Number(rate)));
            field('hourPlan').onChange(JSON.stringify(plan));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      </Dialog>
      {step === 1 && (
        <CardFoot>
          Já tem conta?{' '}
          <Link to="/auth" prefetch="intent">
            Entrar
          </Link>
        </CardFoot>
      )}
      {step !== 2 && <LegalNote act="criar sua conta" />}
    </>
  );
}

const VisitorHour = lazyPart<VisitorHourProps>('Abrindo as perguntas…', () =>
  import('../hour/visitor-hour.tsx').then((part) => part.VisitorHour),
);

/** Tells a visitor that the price made on the landing page is stored. */
export function TrialNote() {
  // After hydration: the prerendered page has no storage.
  const [stored, setStored] = useState(false);
  useEffect(() => setStored(trialStorage.isStored()), []);
  if (!stored) return null;
  return (
    <Note kind="good">
      O preço que você calculou está guardado neste aparelho. Ele abre na sua calculadora assim que
      você entrar.
    </Note>
  );
}
