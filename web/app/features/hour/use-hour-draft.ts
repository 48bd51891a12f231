import { useMemo, useRef, useState } from 'react';
import {
  emptyHourDraft,
  type HourDraft,
  hourQuestions,
  planOf,
  resultPlace,
  withoutBlanks,
} from '#core/hour/hour-draft.ts';
import type { HourPlanInput } from '#core/schemas/hour.ts';
import { type FieldMessages, validateLazily } from '../../ui/forms/use-form.ts';

interface Slot {
  readonly load: () => HourDraft | null;
  readonly save: (draft: HourDraft) => void;
}

const noProblems: FieldMessages = {};

const find = validateLazily(
  async () => (await import('#core/schemas/hour.ts')).hourPlanInputSchema,
);

/**
 * The answers so far, which the device keeps while they are typed.
 *
 * @param stored what they begin with where the device has none
 */
export function useHourDraft(slot: Slot, stored: HourDraft | null) {
  const [kept] = useState(slot.load);
  const [draft, setDraft] = useState(kept ?? stored ?? emptyHourDraft);
  // Looking at what is stored is no work to be kept.
  const isTyped = useRef(kept !== null);
  const [problems, setProblems] = useState(noProblems);
  // Moves to a question, or back to what is wrong with one.
  const [moves, setMoves] = useState(0);
  const show = (changed: HourDraft) => {
    setDraft(changed);
    if (isTyped.current) slot.save(changed);
  };
  const goTo = (question: number) => {
    setMoves(moves + 1);
    show({ ...draft, question });
  };
  const next = async () => {
    const complete = withoutBlanks(draft);
    const found = await find(planOf(complete));
    const wrong = hourQuestions.findIndex((fields, index) =>
      Object.keys(found).some(
        (path) => index <= draft.question && fields.some((field) => path.split('.')[0] === field),
      ),
    );
    setProblems(wrong === -1 ? noProblems : found);
    setMoves(moves + 1);
    show({ ...complete, question: wrong === -1 ? draft.question + 1 : wrong });
  };
  return {
    draft,
    problems,
    moves,
    type: (changes: Partial<HourDraft>) => {
      isTyped.current = true;
      setProblems(noProblems);
      show({ ...draft, ...changes });
    },
    goTo,
    next,
    /** The answers are stored elsewhere: the device keeps none until something is typed. */
    settle: () => {
      isTyped.current = false;
    },
    /** Begins with these answers. */
    reset: (fresh: HourDraft) => {
      isTyped.current = false;
      setMoves(moves + 1);
      setDraft(fresh);
    },
    plan: usePlan(draft),
  };
}

export type HourWork = ReturnType<typeof useHourDraft>;

/** The plan, at the result, where the questions were all answered well; null before. */
function usePlan(draft: HourDraft): HourPlanInput | null {
  return useMemo(() => (draft.question === resultPlace ? planOf(draft) : null), [draft]);
}
