import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { productLimitNote } from '#core/plans/plan-status.ts';
import { freeLimitWarningAt, type PlanId, plans } from '#core/plans/plans.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { toasts } from '#core/text/toasts.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { countProducts } from '../products/stored/count-products.ts';
import { summaryQuery } from '../products/stored/summary-query.ts';
import { NewerDraftNote } from '../session/newer-draft-note.tsx';
import { trialStorage } from '../session/trial.ts';
import { useUser } from '../session/user-context.ts';
import { type DraftWork, openDraftWork } from './draft/draft-work.ts';
import { type Defaults, followDefaults, freshDraft } from './draft/fresh-draft.ts';
import { materialLimit } from './draft/material-limit.ts';
import { RestoredNote } from './draft/restored-draft-note.tsx';
import { takeOverTrial } from './draft/take-over-trial.ts';
import { useDraftWork } from './draft/use-draft-work.ts';
import { PricingForm } from './pricing-form.tsx';
import { newProduct } from './saving/save-product.ts';
import { TemplateStart } from './templates/template-start.tsx';

/** Prices a new product. */
export function NewProduct() {
  const user = useUser();
  const { work, restored, discard } = useDraftWork(() => {
    takeOverTrial(user);
    const place = { userId: user.id, productId: null };
    return openDraftWork(place, { draft: freshDraft(user), version: null });
  });
  useFreshDefaults(work, user);
  const [trialWaits] = useState(trialStorage.isStored);
  // The form starts afresh with a template, and its notes with it.
  const [hint, setHint] = useState<string | null>(null);
  const offerBack = useTemplateBack(work);
  const [target] = useState(() => newProduct(work));
  const { reached, warnAfterSave } = useProductLimit(user.plan);
  return (
    <PricingForm
      work={work}
      target={target}
      limit={materialLimit(user.plan, 0)}
      onSaved={warnAfterSave}
      notes={
        <>
          <TemplateStart work={work} hint={hint} onHint={setHint} onReplace={offerBack} />
          {reached !== null && <ProductLimitNote count={reached} />}
          {trialWaits && (
            <Callout kind="info">
              O preço que você fez na página inicial continua guardado. Ele aparece na próxima vez
              que você abrir a calculadora, depois de salvar ou descartar este rascunho.
            </Callout>
          )}
          {work.holdsNewer && <NewerDraftNote />}
          {restored && (
            <RestoredNote
              question="Tem certeza que deseja descartar o que foi digitado e começar do zero?"
              onDiscard={discard}
            />
          )}
        </>
      }
    />
  );
}

/** While the form is on the screen, it hears of the user's craft, rate and habit of rounding. */
function useFreshDefaults(work: DraftWork, user: Defaults): void {
  const { craftType, hourlyRate, rounding } = user;
  const shown = useRef('');
  useEffect(() => {
    const defaults = { craftType, hourlyRate, rounding };
    const before = shown.current;
    shown.current = JSON.stringify(defaults);
    if (before !== '' && before !== shown.current) followDefaults(work, defaults);
  }, [work, craftType, hourlyRate, rounding]);
}

/** Said before a user at the limit types a product that cannot be saved. */
function ProductLimitNote({ count }: { readonly count: number }) {
  return (
    <Callout
      kind="warn"
      action={
        <LinkButton to="/upgrade" variant="default" size="sm">
          Fazer upgrade
        </LinkButton>
      }
    >
      {productLimitNote(count)} Calcule à vontade: para salvar mais um, faça upgrade.
    </Callout>
  );
}

interface Replaced {
  /** Of the form, as the other template came into it. */
  readonly generation: number;
  readonly takeBack: () => void;
}

/**
 * A template that another one replaced: what it was filled with is nowhere else.
 *
 * @returns what offers it back, for as long as the other one is on the screen
 */
function useTemplateBack(work: DraftWork): (takeBack: () => void) => void {
  const generation = useSyncExternalStore(work.subscribe, () => work.shown().generation);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const takeBack = replaced?.generation === generation ? replaced.takeBack : null;
  useEffect(
    () => (takeBack ? toast.undoable(templateStart.replaced, takeBack) : undefined),
    [takeBack],
  );
  return (takeBack) => setReplaced({ generation: work.shown().generation, takeBack });
}

/**
 * Warns when a plan has room for only one product more: on coming to the form and after the save
 * that made it so.
 */
function useProductLimit(plan: PlanId) {
  const limit = plans[plan].limits.products;
  const { data, isFetchedAfterMount } = useQuery({
    ...summaryQuery,
    staleTime: 0,
    enabled: limit !== null,
  });
  const count = isFetchedAfterMount ? data?.count : undefined;
  useEffect(() => warnIfNear(count), [count]);

  return {
    /** How many products there are, once there is no room for another; null before. */
    reached: limit !== null && count !== undefined && count >= limit ? count : null,
    warnAfterSave: () => {
      if (limit === null) return;
      void countProducts().then(warnIfNear);
    },
  };
}

function warnIfNear(count: number | null | undefined): void {
  if (count === freeLimitWarningAt) toast.warning(toasts.nearProductLimit);
}
