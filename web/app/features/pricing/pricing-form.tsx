import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { plans } from '#core/plans/plans.ts';
import type { Product } from '#core/schemas/product.ts';
import { PendingButton } from '../../ui/pending-button.tsx';
import { LeaveDialog } from '../session/leave-dialog.tsx';
import { useLeaveGuard } from '../session/use-leave-guard.ts';
import { useUser } from '../session/user-context.ts';
import { AsideNote } from './aside-note.tsx';
import { CatalogueSection } from './catalogue-section.tsx';
import { CatalogueUpsell } from './catalogue-upsell.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useDraft } from './draft-store.ts';
import type { DraftWork } from './draft-work.ts';
import { formId } from './form-id.ts';
import { MarginSection } from './margin-section.tsx';
import type { MaterialLimit } from './material-limit.ts';
import { MaterialsSection } from './materials-section.tsx';
import { PieceSection } from './piece-section.tsx';
import classes from './pricing-form.module.css';
import { productToDraft } from './product-to-draft.ts';
import { ResultPanel } from './result-panel.tsx';
import { SaveError } from './save-error.tsx';
import type { SaveTarget } from './save-product.ts';
import { TimeAndCostsSection } from './time-and-costs-section.tsx';
import { useMaterialRows } from './use-material-rows.ts';
import { useSaveDraft } from './use-save-draft.ts';

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

/** The pricing form, for a new product or one that exists. */
export function PricingForm(props: PricingFormProps) {
  const { work, target, limit, notes, onSaved, asNew } = props;
  const { store } = work;
  const generation = useDraft(store, (state) => state.generation);
  const { catalogueOnForm: catalogue } = plans[useUser().plan].features;
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const rows = useMaterialRows(store, limit);
  const guard = useLeaveGuard(store.isUnsaved);
  const { leaveFreely } = guard;
  const { save, saving, error, conflict, endConflict } = useSaveDraft(work, {
    target,
    limit,
    leaveFreely,
    ...(onSaved && { onSaved }),
  });

  const settleConflict = (choose: (theirs: Product) => void) => () => {
    if (!conflict) return;
    work.rebase(productToDraft(conflict), conflict.updatedAt);
    choose(conflict);
    endConflict();
  };
  return (
    <div className={classes.layout}>
      {/* Beside its fields: around hundreds of them, the browser searches all for every event. */}
      <form
        id={formId}
        noValidate
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      />
      <div className={classes.fields}>
        {notes}
        <AsideNote store={store} onShow={work.showAside} />
        <Fragment key={generation}>
          <PieceSection store={store} />
          {catalogue && <CatalogueSection rows={rows} />}
          <MaterialsSection store={store} rows={rows} limit={limit} />
          {!catalogue && <CatalogueUpsell />}
          <TimeAndCostsSection store={store} />
          <MarginSection store={store} />
        </Fragment>
        <div role="alert">
          {error && !saving && (
            <SaveError error={error} onSaveAsNew={asNew && (() => save(asNew))} />
          )}
        </div>
        <PendingButton
          type="submit"
          form={formId}
          size="lg"
          pending={saving}
          waiting="Salvando…"
          leftSection={<IconDeviceFloppy size={22} aria-hidden />}
          className={classes.save}
        >
          {error ? 'Tentar salvar de novo' : target.button}
        </PendingButton>
      </div>
      <ResultPanel store={store} wide={wide} />
      <LeaveDialog kept opened={guard.asking} onLeave={guard.leave} onStay={guard.stay} />
      <ConflictDialog
        theirs={conflict}
        mine={store.get().draft}
        onSaveMine={settleConflict(() => save())}
        onShowTheirs={settleConflict(() => work.showSaved({ mineAside: true }))}
        onClose={endConflict}
      />
    </div>
  );
}
