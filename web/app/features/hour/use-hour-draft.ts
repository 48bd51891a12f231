import { hashKey } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  emptyHourDraft,
  type HourDraft,
  hourQuestions,
  planOf,
  resultPlace,
  withoutBlanks,
} from '#core/hour/hour-draft.ts';
import type { HourPlanInput } from '#core/hour/hour-schemas.ts';
import { type FieldMessages, validateLazily } from '../../ui/forms/use-form.ts';
import { DraftWork } from '../drafts/draft-work.ts';
import type { HourSlot } from './hour-slots.ts';

const noProblems: FieldMessages = {};

const find = validateLazily(
  async () => (await import('#core/hour/hour-schemas.ts')).hourPlanInputSchema,
);

/** What was answered, whichever question is on the screen: looking at it is no work to be stored. */
const answersOf = (draft: HourDraft) => hashKey([{ ...draft, question: 0 }]);

/**
 * The answers so far, which the device keeps while they are typed.
 *
 * @param stored what they begin with where the device has none
 */
export function useHourDraft(slot: HourSlot, stored: HourDraft | null) {
  const [work] = useState(() => {
    const saved = { draft: stored ?? emptyHourDraft, version: null };
    return new DraftWork(slot, saved, answersOf);
  });
  useEffect(() => work.follow(), [work]);
  const { draft } = useSyncExternalStore(work.subscribe, work.shown, work.shown);
  const [problems, setProblems] = useState(noProblems);
  // Moves to a question, or back to what is wrong with one.
  const [moves, setMoves] = useState(0);
  const goTo = (question: number) => {
    setMoves(moves + 1);
    work.type({ ...draft, question });
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
    work.type({ ...complete, question: wrong === -1 ? draft.question + 1 : wrong });
  };
  return {
    draft,
    problems,
    moves,
    type: (changes: Partial<HourDraft>) => {
      setProblems(noProblems);
      work.type({ ...draft, ...changes });
    },
    goTo,
    next,
    /** The answers are stored elsewhere: the device keeps none until something is typed. */
    settle: () => work.forget(),
    /** Begins without answers. */
    reset: () => {
      setMoves(moves + 1);
      work.rebase(emptyHourDraft, null);
      work.showSaved();
    },
    plan: usePlan(draft),
  };
}

export type HourWork = ReturnType<typeof useHourDraft>;

/** The plan, at the result, where the questions were all answered well; null before. */
function usePlan(draft: HourDraft): HourPlanInput | null {
  return useMemo(() => (draft.question === resultPlace ? planOf(draft) : null), [draft]);
}
