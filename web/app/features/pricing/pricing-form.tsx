import { IconDeviceFloppy } from '@tabler/icons-react';
import { errorMessages } from '#core/messages/errors.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Callout } from '../../ui/callout.tsx';
import { PendingButton } from '../../ui/pending-button.tsx';
import { useUser } from '../session/user-context.ts';
import { MarginSection } from './margin-section.tsx';
import { MaterialsSection } from './materials-section.tsx';
import { PieceSection } from './piece-section.tsx';
import classes from './pricing-form.module.css';
import { RestoredNote } from './restored-note.tsx';
import { ResultPanel } from './result-panel.tsx';
import { TimeAndCostsSection } from './time-and-costs-section.tsx';
import { useProductDraft } from './use-product-draft.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** Prices a new product. */
export function PricingForm() {
  const { store, restored, forget, discard } = useProductDraft(useUser());
  const { save, saving, error } = useSaveDraft(store, forget);
  return (
    <form
      noValidate
      className={classes.layout}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={classes.fields}>
        {restored && <RestoredNote onDiscard={discard} />}
        <PieceSection store={store} />
        <MaterialsSection store={store} />
        <TimeAndCostsSection store={store} />
        <MarginSection store={store} />
        <div role="alert">{error && !saving && <SaveError error={error} />}</div>
        <PendingButton
          type="submit"
          size="lg"
          pending={saving}
          waiting="Salvando…"
          leftSection={<IconDeviceFloppy size={22} aria-hidden />}
          className={classes.save}
        >
          {error ? 'Tentar salvar de novo' : 'Salvar produto'}
        </PendingButton>
      </div>
      <ResultPanel store={store} />
    </form>
  );
}

function SaveError({ error }: { readonly error: unknown }) {
  const fields = error instanceof ApiError && error.fields.length > 0;
  return (
    <Callout kind="bad">
      <strong>{errorMessages.product_save_failed.detail}</strong>. {messageOf(error)}
      {!fields && ' Tudo o que você digitou continua aqui.'}
    </Callout>
  );
}
