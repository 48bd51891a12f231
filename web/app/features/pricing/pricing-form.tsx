import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { plans } from '#core/plans/plans.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { AsideNote } from '../../ui/notes/aside-note.tsx';
import { LeaveDialog } from '../session/leave-dialog.tsx';
import { useLeaveGuard } from '../session/use-leave-guard.ts';
import { useUser } from '../session/user-context.ts';
import { settleStopwatch } from '../stopwatch/settle-saved.ts';
import { CatalogueSection } from './catalogue/catalogue-section.tsx';
import { CatalogueUpsell } from './catalogue/catalogue-upsell.tsx';
import type { DraftWork } from './draft/draft-work.ts';
import type { MaterialLimit } from './draft/material-limit.ts';
import { MarkupSection } from './form/markup-section.tsx';
import { NotesField } from './form/notes-field.tsx';
import { PieceSection } from './form/piece-section.tsx';
import { TimeAndCostsSection } from './form/time-and-costs-section.tsx';
import { ErrorsContext, FieldAccessContext, usePricingForm } from './form/use-pricing-form.ts';
import { useTypingKeys } from './form/use-typing-keys.ts';
import { MaterialsSection } from './materials/materials-section.tsx';
import { useMaterialRows } from './materials/use-material-rows.ts';
import classes from './pricing-form.module.css';
import { ResultPanel } from './result/result-panel.tsx';
import { FreeMaterialsDialog } from './saving/free-materials-dialog.tsx';
import { SaveError } from './saving/save-error.tsx';
import type { SaveTarget } from './saving/save-product.ts';
import { useSaveDraft } from './saving/use-save-draft.ts';

interface PricingFormProps {
  readonly work: DraftWork;
  readonly target: SaveTarget;
  readonly limit: MaterialLimit;
  /** What is said above the fields. */
  readonly notes: ReactNode;
  readonly onSaved?: () => void;
  /** For a product that exists no more. */
  readonly asNew?: SaveTarget;
}

const loadConflictDialog = async () =>
  (await import('./saving/product-conflict-dialog.tsx')).ConflictDialog;

/** The pricing form, for a new product or one that exists. */
export function PricingForm(props: PricingFormProps) {
  const { work } = props;
  const generation = useSyncExternalStore(work.subscribe, () => work.shown().generation);
  // Another product in the form, or another state of it, is another form.
  return <Form key={generation} {...props} />;
}

function Form({ work, target, limit, notes, onSaved, asNew }: PricingFormProps) {
  const { form, access, notes: notesOfPress } = usePricingForm(work);
  const user = useUser();
  const aside = useSyncExternalStore(work.subscribe, () => work.shown().aside);
  const { catalogueOnForm: catalogue } = plans[user.plan].features;
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const materials = useMaterialRows(form, limit);
  const { rows, PasteDialog } = materials;
  const { TypingKeys, onFocus } = useTypingKeys();
  const guard = useLeaveGuard(work.isUnsaved);
  const { leaveFreely } = guard;
  const saving = useSaveDraft(work, {
    form,
    target,
    limit,
    leaveFreely,
    unseenNotes: notesOfPress.unseen,
    onSaved: ({ id }) => {
      rows.withdrawOffers();
      settleStopwatch({ userId: user.id, productId: work.productId }, id);
      onSaved?.();
    },
  });
  const { save, pending, error } = saving;
  // Saving needs the connection anyway, and who saves again asks for it again.
  const ConflictDialog = useLoaded(pending || saving.conflict !== null, loadConflictDialog);
  const keys = form.getValues().materials.map(({ key }) => key);

  return (
    <div className={classes.layout}>
      {/* In no <form>: around hundreds of fields, the browser searches all for every event. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed in the fields in it */}
      <div className={classes.fields} onKeyDown={moveOnEnter} onFocus={onFocus}>
        <FieldAccessContext value={access}>
          {notes}
          {aside !== null && (
            <AsideNote
              onShow={work.showAside}
              {...(work.isNew() && {
                message: templateStart.aside,
                action: templateStart.showAside,
              })}
            />
          )}
          <ErrorsContext value={form.errors}>
            <PieceSection />
            {catalogue && <CatalogueSection rows={rows} />}
            <MaterialsSection keys={keys} rows={rows} limit={limit} hasCatalogue={catalogue} />
            {!catalogue && <CatalogueUpsell />}
            <TimeAndCostsSection productId={work.productId} />
            <MarkupSection work={work} />
            <NotesField />
          </ErrorsContext>
        </FieldAccessContext>
        <div role="alert">
          {error !== null && !pending && (
            <SaveError
              failed={target.failed}
              error={error}
              onSaveAsNew={asNew && (() => void save(asNew))}
            />
          )}
        </div>
        <PendingButton
          size="lg"
          onClick={() => void save()}
          pending={pending}
          waiting="Salvando…"
          leftSection={<IconDeviceFloppy size={22} aria-hidden />}
          className={classes.save}
        >
          {error ? 'Tentar salvar de novo' : target.button}
        </PendingButton>
      </div>
      {TypingKeys && <TypingKeys />}
      <ResultPanel work={work} wide={wide} />
      <LeaveDialog kept opened={guard.asking} onLeave={guard.leave} onStay={guard.stay} />
      {ConflictDialog && (
        <ConflictDialog
          theirs={saving.conflict}
          mine={work.shown().draft}
          onSaveMine={saving.saveMine}
          onShowTheirs={saving.showTheirs}
          onClose={saving.endConflict}
        />
      )}
      {PasteDialog && (
        <PasteDialog
          pasted={materials.toReview}
          onTake={materials.takeReviewed}
          onClose={materials.cancelReview}
        />
      )}
      <FreeMaterialsDialog
        names={saving.free ?? null}
        onFree={saving.saveFree}
        onClose={saving.pricesToCome}
      />
    </div>
  );
}
