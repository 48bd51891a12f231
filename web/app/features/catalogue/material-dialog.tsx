import { type RefObject, useEffect, useRef, useState } from 'react';
import { confirmations } from '#core/messages/toasts.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MaterialFields } from './material-fields.tsx';
import { RestoredNote } from './restored-note.tsx';
import { useMaterialForm } from './use-material-form.ts';

interface MaterialDialogProps {
  readonly opened: boolean;
  /** What is edited; null for a new material. */
  readonly material: CatalogueMaterial | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A new material, or one of the catalogue that is edited. */
export function MaterialDialog({ opened, material, onSaved, onClose }: MaterialDialogProps) {
  const dismiss = useRef(onClose);
  const [beginning, setBeginning] = useState(0);
  return (
    <Dialog
      opened={opened}
      title={material ? 'Editar Material' : 'Novo Material'}
      onDismiss={() => dismiss.current()}
      onClose={onClose}
    >
      <MaterialForm
        key={beginning}
        material={material}
        dismiss={dismiss}
        onSaved={onSaved}
        onClose={onClose}
        onRestart={() => setBeginning((count) => count + 1)}
      />
    </Dialog>
  );
}

interface MaterialFormProps {
  readonly material: CatalogueMaterial | null;
  /** What Escape does. */
  readonly dismiss: RefObject<() => void>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly onRestart: () => void;
}

function MaterialForm(props: MaterialFormProps) {
  const { material, dismiss, onSaved, onClose, onRestart } = props;
  const { form, changed, restored, discard, submit, ...save } = useMaterialForm(material, onSaved);
  const [leaving, setLeaving] = useState(false);
  const leave = () => (changed ? setLeaving(true) : onClose());
  useEffect(() => {
    dismiss.current = leave;
  });
  // Not whatever comes first: the note above the fields has a button.
  useEffect(() => {
    document.getElementById('materialName')?.focus();
  }, []);
  return (
    <>
      <DialogForm
        form={form.form}
        confirm={material ? 'Salvar Alterações' : 'Salvar Material'}
        waiting="Salvando..."
        pending={save.isPending}
        error={save.error}
        failed={save.failed}
        onSubmit={submit}
        onCancel={leave}
      >
        {restored && (
          <RestoredNote
            onRestart={() => {
              discard();
              onRestart();
            }}
          />
        )}
        <MaterialFields {...form} />
      </DialogForm>
      <ConfirmDialog
        opened={leaving}
        title="Sair sem salvar"
        question={confirmations.unsavedChanges}
        confirm="Sim, descartar"
        cancel="Continuar editando"
        onConfirm={() => {
          discard();
          onClose();
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
