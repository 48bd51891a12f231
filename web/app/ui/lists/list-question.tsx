import { type ReactNode, useId } from 'react';
import { importWords } from '#core/written-lists/import-texts.ts';
import { Button } from '../buttons/button.tsx';
import { ChoiceCard } from '../fields/choice-card.tsx';
import { Grid, Stack } from '../look/box.tsx';
import classes from './lists.module.css';

interface Answer<Value> {
  readonly value: Value;
  readonly title: string;
  readonly description?: string;
}

interface ListQuestionProps<Value> {
  readonly question: string;
  readonly about?: string;
  readonly answers: readonly Answer<Value>[];
  readonly answer: Value | undefined;
  readonly onAnswer: (answer: Value) => void;
}

/** The question about what a list does not say itself, put once for all of its lines. */
export function ListQuestion<Value extends string>(props: ListQuestionProps<Value>) {
  const { question, about, answers, answer, onAnswer } = props;
  const name = useId();
  return (
    <Stack
      as="fieldset"
      gap={2}
      pad={4}
      className={classes.question}
      data-unanswered={answer === undefined || undefined}
    >
      <legend>{question}</legend>
      {about && <p>{about}</p>}
      <Grid least="12rem" gap={2}>
        {answers.map(({ value, ...texts }) => (
          <ChoiceCard
            key={value}
            {...texts}
            name={name}
            value={value}
            checked={answer === value}
            onChoose={() => onAnswer(value)}
          />
        ))}
      </Grid>
    </Stack>
  );
}

interface QuestionBoxProps {
  readonly isUnanswered: boolean;
  readonly children: ReactNode;
}

/** The box around a question about a list. */
export function QuestionBox({ isUnanswered, children }: QuestionBoxProps) {
  return (
    <Stack gap={3} pad={4} className={classes.question} data-unanswered={isUnanswered || undefined}>
      {children}
    </Stack>
  );
}

/** The way to the question, in place of what is done with a list, for as long as it has an open question. */
export function ToQuestion() {
  const lead = () => {
    const question = document.querySelector('[data-unanswered]');
    question?.scrollIntoView({ block: 'center' });
    question?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  };
  return (
    <Button variant="default" onClick={lead}>
      {importWords.toQuestion}
    </Button>
  );
}
