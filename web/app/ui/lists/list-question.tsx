import { type ReactNode, useId } from 'react';
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

/** What a list does not say itself, asked once for all of its lines. */
export function ListQuestion<Value extends string>(props: ListQuestionProps<Value>) {
  const { question, about, answers, answer, onAnswer } = props;
  const name = useId();
  return (
    <Stack as="fieldset" gap={2} pad={4} className={classes.question}>
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

/** Around what is asked about a list. */
export function QuestionBox({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={3} pad={4} className={classes.question}>
      {children}
    </Stack>
  );
}
