import { useDidUpdate } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { productLimitNote, storedPiece } from '#core/plans/plan-status.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { freeLimitWarningAt, type PlanId, plans } from '#core/plans/plans.ts';
import { type ProductDraft, productContent } from '#core/product-draft/product-draft.ts';
import { productToasts } from '#core/products/product-texts.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/look/note.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { countProducts, summaryQuery } from '../products/stored/summary-query.ts';
import { trialStorage } from '../session/trial.ts';
import { useUser } from '../session/user-context.ts';
import { DraftNotes } from './draft/draft-notes.tsx';
import { followDefaults, freshDraft } from './draft/fresh-draft.ts';
import { materialLimit } from './draft/material-limit.ts';
import { ProductWork } from './draft/product-work.ts';
import { takeOverTrial } from './draft/stored-draft.ts';
import { useSetField } from './form/use-pricing-form.ts';
import { PricingForm } from './pricing-form.tsx';
import { asksRounding, keepRounding } from './saving/rounding-answer.ts';
import { newProduct } from './saving/save-product.ts';
import { type TemplateNotes, TemplateStart } from './templates/template-start.tsx';

const loadSavedMeanwhile = async () =>
  (await import('./saving/saved-meanwhile.ts')).findSavedMeanwhile;
const loadStartNotes = async () => (await import('./templates/start-notes.tsx')).StartNotes;

export function NewProduct() {
  const user = useUser();
  const client = useQueryClient();
  const { summary, reached, isKnown, warnIfNear } = useProductLimit(user.plan);
  // A summary that an older version stored, or answers, has no last product.
  const last = summary?.last ?? null;
  const fresh = freshDraft(user, last);
  const [{ work, target, trialWaits, mayBeSaved }] = useState(() => {
    takeOverTrial(user);
    const place = { userId: user.id, productId: null };
    const saved = { draft: fresh, version: null, isLikeLast: last !== null };
    const work = new ProductWork(place, saved);
    return {
      work,
      target: newProduct(work),
      trialWaits: trialStorage.isStored(),
      mayBeSaved: work.wasRestored && work.triedKey() !== null,
    };
  });
  const findSaved = useLoaded(mayBeSaved, loadSavedMeanwhile);
  useEffect(() => void findSaved?.({ client, toast }, work), [findSaved, client, work]);
  // The form remounts with a template, and its notes with it.
  const [templateNotes, setTemplateNotes] = useState<TemplateNotes | null>(null);
  const StartNotes = useLoaded(templateNotes !== null, loadStartNotes);
  const offerUndo = useTemplateUndo(work);
  return (
    <>
      <PageHead
        compact
        title="Calculadora"
        actions={
          <TemplateStart
            work={work}
            fresh={() => fresh}
            notes={templateNotes}
            onNotes={setTemplateNotes}
            onReplace={offerUndo}
          />
        }
      />
      <PricingForm
        work={work}
        target={target}
        limit={materialLimit(user.plan, 0)}
        onSaved={warnIfNear}
        onRounded={
          asksRounding(user, summary)
            ? (rounding) => keepRounding(client, user, rounding)
            : undefined
        }
        beforeSaving={
          reached !== null && (
            <LimitNote>
              {!isKnown && productLimitNote(reached)} {storedPiece.onForm}
            </LimitNote>
          )
        }
        notes={
          <>
            <DefaultsFollowed work={work} fresh={fresh} isLikeLast={last !== null} />
            {StartNotes && templateNotes !== null && (
              <StartNotes work={work} notes={templateNotes} />
            )}
            {reached !== null && isKnown && (
              <LimitNote>
                {productLimitNote(reached)} Calcule à vontade: para salvar mais um, faça upgrade.
              </LimitNote>
            )}
            {trialWaits && (
              <Note kind="info">
                O preço que você fez na página inicial continua guardado. Ele aparece na próxima vez
                que você abrir a calculadora, depois de salvar ou descartar este rascunho.
              </Note>
            )}
            <DraftNotes
              work={work}
              question="Tem certeza que deseja descartar o que foi digitado e começar do zero?"
            />
          </>
        }
      />
    </>
  );
}

interface DefaultsProps {
  readonly work: ProductWork;
  readonly fresh: ProductDraft;
  readonly isLikeLast: boolean;
}

/** The defaults in the form, which fill its fields without replacing them: the focus stays. */
function DefaultsFollowed({ work, fresh, isLikeLast }: DefaultsProps) {
  const setField = useSetField();
  useDidUpdate(
    () => followDefaults(work, fresh, isLikeLast, setField),
    [productContent(fresh), isLikeLast],
  );
  return null;
}

function LimitNote({ children }: { readonly children: ReactNode }) {
  return (
    <Note
      kind="warn"
      action={
        <LinkButton to="/upgrade" variant="default" size="sm">
          {planWords.upgradeHere}
        </LinkButton>
      }
    >
      {children}
    </Note>
  );
}

/** Offers to undo that one template replaced another, while the other one is on the screen. */
function useTemplateUndo(work: ProductWork): (undo: () => void) => void {
  const generation = useSyncExternalStore(work.subscribe, () => work.shown().generation);
  const [replaced, setReplaced] = useState({ generation: -1, undo: () => {} });
  const undo = replaced.generation === generation ? replaced.undo : null;
  useEffect(() => (undo ? toast.undoable(templateStart.replaced, undo) : undefined), [undo]);
  return (undo) => setReplaced({ generation: work.shown().generation, undo });
}

/**
 * Reads the products' summary, and warns when only one more fits the plan: here, and after the save
 * that made it so.
 */
function useProductLimit(plan: PlanId) {
  const limit = plans[plan].limits.products;
  const isLimited = limit !== null;
  const { data, isFetchedAfterMount } = useQuery({ ...summaryQuery, staleTime: 0 });
  const count = isFetchedAfterMount ? data?.count : undefined;
  const client = useQueryClient();
  // What comes late does not push the form away: it stands at its end.
  const [before] = useState(() => client.getQueryData(summaryQuery.queryKey)?.count ?? 0);
  useEffect(() => warnAt(count), [count]);
  return {
    summary: data,
    /** How many products there are when the limit is reached; null before. */
    reached: isLimited && (count ?? before) >= limit ? (count ?? before) : null,
    /** Whether that was known before the form was shown. */
    isKnown: isLimited && before >= limit,
    warnIfNear: () => {
      if (isLimited) void countProducts().then(warnAt);
    },
  };
}

function warnAt(count: number | null | undefined): void {
  if (count === freeLimitWarningAt) toast.warning(productToasts.nearLimit);
}
