import { type RefObject, useEffect, useState } from 'react';
import { unitOf } from '#core/choices/unit-types.ts';
import { priceText, wasteText } from '#core/pricing/price-text.ts';
import type { CatalogueMaterial, CatalogueMaterialContent } from '#core/schemas/catalogue.ts';
import { labels } from '#core/text/labels.ts';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { ConflictDialog } from '../../../ui/dialogs/conflict-dialog.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { AsideNote } from '../../../ui/notes/aside-note.tsx';
import { NewerDraftNote } from '../../session/newer-draft-note.tsx';
import { MaterialFields, unitAnswer } from './material-fields.tsx';
import { inputOf, valuesOf } from './material-values.ts';
import type { MaterialStart } from './material-work.ts';
import { type OnSaved, useMaterialForm } from './use-material-form.ts';

export interface MaterialFormProps {
  readonly material: CatalogueMaterial | null;
  /** What Escape does. */
  readonly dismiss: RefObject<() => void>;
  readonly onSaved: OnSaved;
  readonly onClose: () => void;
}

/** The form, which may begin again with other contents while the dialog is open. */
export function MaterialForm({ material: opened, ...props }: MaterialFormProps) {
  const [{ count, material, start }, setBeginning] = useState<Beginning>({
    count: 0,
    material: opened,
    start: null,
  });
  return (
    <Fields
      {...props}
      key={count}
      material={material}
      start={start}
      onBegin={(next) => setBeginning((before) => ({ ...before, ...next, count: count + 1 }))}
    />
  );
}

interface Beginning {
  readonly count: number;
  readonly material: CatalogueMaterial | null;
  readonly start: MaterialStart | null;
}

interface FieldsProps extends MaterialFormProps, Omit<Beginning, 'count'> {
  readonly onBegin: (next: Partial<Beginning>) => void;
}

function Fields(props: FieldsProps) {
  const { material, start, dismiss, onSaved, onClose, onBegin } = props;
  const { work, form, changed, error, conflict, endConflict, submit } = useMaterialForm(
    material,
    start,
    onSaved,
  );
  const { restored, aside, discard } = work;
  const { values } = form;
  const [leaving, setLeaving] = useState(false);
  const leave = () => (changed ? setLeaving(true) : onClose());
  useEffect(() => {
    dismiss.current = leave;
  });
  // Not whatever comes first: the note above the fields has a button.
  const fieldsFirst = aside === null;
  useEffect(() => {
    if (fieldsFirst) document.getElementById('materialName')?.focus();
  }, [fieldsFirst]);
  return (
    <>
      <DialogForm
        form={form.form}
        confirm={material ? 'Salvar Alterações' : 'Salvar Material'}
        waiting="Salvando..."
        pending={form.pending}
        error={error}
        failed={work.failed}
        onSubmit={() => {
          const unanswered = document.getElementById(unitAnswer);
          if (unanswered) unanswered.focus();
          else void submit();
        }}
        onCancel={leave}
      >
        {/* What is typed while it is being saved would go with the dialog. */}
        <fieldset className={dialogClasses.fields} disabled={form.pending}>
          <VisuallyHidden as="legend">Dados do material</VisuallyHidden>
          {aside && <AsideNote onShow={() => onBegin({ start: { values: aside, aside: null } })} />}
          {work.holdsNewer && <NewerDraftNote />}
          {restored && !aside && (
            <Note
              kind="info"
              action={
                <NoteButton
                  onClick={() => {
                    discard();
                    onBegin({ start: null });
                  }}
                >
                  Descartar
                </NoteButton>
              }
            >
              Recuperamos o que você ainda não tinha salvado.
            </Note>
          )}
          <MaterialFields {...form} stored={material && valuesOf(material)} />
        </fieldset>
      </DialogForm>
      <ConflictDialog
        what="Este material"
        theirs={conflict && { at: conflict.updatedAt, ...versionOf(conflict) }}
        mine={conflict && versionOf(inputOf(values))}
        onSaveMine={() => {
          endConflict();
          void submit(conflict?.updatedAt);
        }}
        onShowTheirs={() =>
          conflict &&
          onBegin({ material: conflict, start: { values: valuesOf(conflict), aside: values } })
        }
        onClose={endConflict}
      />
      <DiscardDialog
        opened={leaving}
        onDiscard={() => {
          discard();
          onClose();
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

const versionOf = (material: CatalogueMaterialContent) => ({
  name: material.name,
  price: priceText(material, material.unitType),
  note: [
    material.category ?? labels.noCategory,
    material.pack && `usado em ${unitOf(material.unitType).name}`,
    wasteText(material.wastePercentage),
  ]
    .filter(Boolean)
    .join(' · '),
});
