import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { catalogueWords } from '#core/catalogue/catalogue-texts.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { plans } from '#core/plans/plans.ts';
import type { RoundingId } from '#core/pricing/final-price.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { useLoaded } from '../../ui/browser/use-loaded.ts';
import buttonClasses from '../../ui/buttons/buttons.module.css';
import { PendingButton } from '../../ui/buttons/pending-button.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { AsideNote } from '../../ui/notes/aside-note.tsx';
import { lazyPart } from '../../ui/screen/lazy-part.tsx';
import { channelsQuery } from '../channels/channels-query.ts';
import { LeaveDialog, useLeaveGuard } from '../session/leave-dialog.tsx';
import { useUser } from '../session/user-context.ts';
import { settleStopwatch } from '../stopwatch/form-stopwatch.tsx';
import type { OwnCatalogueProps } from './catalogue/own-catalogue.tsx';
import type { MaterialLimit } from './draft/material-limit.ts';
import type { ProductWork } from './draft/product-work.ts';
import { useDraftPrice } from './draft/use-draft-price.ts';
import { NotesField } from './form/notes-field.tsx';
import { PieceSection } from './form/piece-section.tsx';
import { PriceSection } from './form/price-section.tsx';
import { TimeAndCostsSection } from './form/time-and-costs-section.tsx';
import { ErrorsContext, FieldAccessContext, usePricingForm } from './form/use-pricing-form.ts';
import { MaterialsSection } from './materials/materials-section.tsx';
import { useMaterialRows } from './materials/use-material-rows.ts';
import classes from './pricing.module.css';
import { ResultPanel } from './result/result-panel.tsx';
import { useBottomBar } from './result/use-bottom-bar.ts';
import { FormEnd, SaveError } from './saving/form-end.tsx';
import type { SaveTarget } from './saving/save-product.ts';
import { SaveQuestions } from './saving/save-questions.tsx';
import { useSaveDraft } from './saving/use-save-draft.ts';

interface PricingFormProps {
  readonly work: ProductWork;
  readonly target: SaveTarget;
  readonly limit: MaterialLimit;
  readonly notes: ReactNode;
  /** What is to be known before it is saved. */
  readonly beforeSaving?: ReactNode;
  readonly onSaved?: () => void;
  /** Called with how prices are to end; with it, that is a question. */
  readonly onRounded?: ((rounding: RoundingId) => void) | undefined;
  /** Saves a product that was deleted meanwhile. */
  readonly asNew?: SaveTarget;
}

const loadConflictDialog = async () =>
  (await import('./saving/product-conflict-dialog.tsx')).ConflictDialog;
const OwnCatalogue = lazyPart<OwnCatalogueProps>(
  catalogueWords.loading,
  async () => (await import('./catalogue/own-catalogue.tsx')).OwnCatalogue,
);
const loadChannels = async () => (await import('./form/channels-section.tsx')).ChannelsSection;
const loadTypingKeys = async () => (await import('./form/typing-keys.tsx')).TypingKeys;

export function PricingForm(props: PricingFormProps) {
  const { work } = props;
  const generation = useSyncExternalStore(work.subscribe, () => work.shown().generation);
  useEffect(() => work.follow(), [work]);
  return <Form key={generation} {...props} />;
}

function Form(props: PricingFormProps) {
  const { work, target, limit, notes, beforeSaving, onSaved, onRounded, asNew } = props;
  const { form, access, unseenNotes } = usePricingForm(work);
  const user = useUser();
  const aside = useSyncExternalStore(work.subscribe, () => work.shown().aside);
  const { catalogueOnForm: catalogue } = plans[user.plan].features;
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const { rows, PasteDialog, ...pasting } = useMaterialRows(form, limit);
  const [wantsKeys, setWantsKeys] = useState(false);
  const TypingKeys = useLoaded(wantsKeys, loadTypingKeys);
  const loadKeys = ({ target }: FocusEvent<HTMLElement>) => {
    if (wantsKeys || target.dataset.typedAs === undefined) return;
    setWantsKeys(window.matchMedia('(pointer: coarse)').matches);
  };
  const guard = useLeaveGuard(work.isUnsaved);
  const { saving, shown, typePrice } = useSaveDraft(work, {
    form,
    target,
    limit,
    leaveFreely: guard.leaveFreely,
    unseenNotes,
    onRounded,
    onSaved: ({ id }) => {
      rows.withdrawOffers();
      settleStopwatch({ userId: user.id, productId: work.productId }, id);
      onSaved?.();
    },
  });
  const { pending, error, conflict } = shown;
  const save = (as?: SaveTarget) => {
    if (!rows.goToQuestion()) void saving.save(as);
  };
  const saveButton = { onClick: () => save(), pending, waiting: 'Salvando…' };
  const place = useBottomBar();
  const saveAsNew = asNew && (() => save(asNew));
  const failed = pending ? null : error;
  const failure = <SaveError failed={target.failed} error={failed} onSaveAsNew={saveAsNew} />;
  // Saving needs the connection anyway, and saving again loads it again.
  const ConflictDialog = useLoaded(pending || conflict !== null, loadConflictDialog);

  return (
    <Stack gap={6} className={classes.layout}>
      {/* In no <form>: around hundreds of fields, the browser searches all for every event. */}
      <Stack gap={4} className={classes.fields} onKeyDown={moveOnEnter} onFocus={loadKeys}>
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
            <PieceSection onCraft={(chosen, before) => rows.propose(chosen, before)} />
            <MaterialsSection
              keys={form.getValues().materials.map(({ key }) => key)}
              rows={rows}
              limit={limit}
              hasCatalogue={catalogue}
            >
              {catalogue && <OwnCatalogue rows={rows} work={work} />}
            </MaterialsSection>
            <TimeAndCostsSection work={work} />
            <PriceSection work={work} />
            <LazyChannels work={work} />
            <NotesField />
          </ErrorsContext>
        </FieldAccessContext>
        <FormEnd place={place} failed={failed} failure={failure} beforeSaving={beforeSaving}>
          <PendingButton {...saveButton} size="lg" fullWidth>
            {error ? 'Tentar salvar de novo' : target.button}
          </PendingButton>
        </FormEnd>
        {!catalogue && <CatalogueUpsell />}
      </Stack>
      {TypingKeys && <TypingKeys />}
      <ResultPanel
        place={place}
        work={work}
        wide={wide}
        save={<PendingButton {...saveButton}>Salvar</PendingButton>}
        failure={failure}
      />
      <LeaveDialog canStore guard={guard} />
      {ConflictDialog && (
        <ConflictDialog
          theirs={conflict}
          mine={work.shown().draft}
          onSaveMine={saving.saveMine}
          onShowTheirs={saving.showTheirs}
          onClose={saving.closeDialog}
        />
      )}
      {PasteDialog && <PasteDialog {...pasting} />}
      <SaveQuestions saving={saving} shown={shown} onTypePrice={typePrice} />
    </Stack>
  );
}

/** The prices in channels, which are loaded once there is something to price. */
function LazyChannels({ work }: Pick<PricingFormProps, 'work'>) {
  // Channels are requested before there is a price: those that came later would move the button below them.
  useQuery(channelsQuery);
  const isPriced = useDraftPrice(work) !== null;
  const ChannelsSection = useLoaded(isPriced, loadChannels);
  return ChannelsSection && <ChannelsSection work={work} />;
}

function CatalogueUpsell() {
  return (
    <Text size={2} tone="soft">
      No plano Pro, seus materiais ficam em um catálogo: um toque e eles estão aqui, já com o preço.{' '}
      <Link to="/upgrade" className={buttonClasses.quiet}>
        {planWords.learn}
      </Link>
    </Text>
  );
}
