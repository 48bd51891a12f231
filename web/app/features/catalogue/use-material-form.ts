import { useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useUser } from '../session/user-context.ts';
import { useCreateMaterial } from './create-material.ts';
import { materialDraft } from './material-draft.ts';
import {
  emptyMaterial,
  findProblems,
  inputOf,
  type MaterialField,
  valuesOf,
} from './material-values.ts';
import { useUpdateMaterial } from './update-material.ts';

const words = {
  create: {
    saved: toasts.catalogueMaterialAdded,
    failed: errorMessages.catalogue_add_failed.detail,
  },
  update: {
    saved: toasts.catalogueMaterialUpdated,
    failed: errorMessages.catalogue_update_failed.detail,
  },
};

/**
 * The fields of a material, or of a new one (null). What is typed stays on this device until it is
 * saved or discarded; however often it is sent, a new material is made once.
 */
export function useMaterialForm(material: CatalogueMaterial | null, onSaved: () => void) {
  const userId = useUser().id;
  const [draft] = useState(() => materialDraft(userId, material));
  const [restored] = useState(draft.load);
  const [id] = useState(() => material?.id ?? restored?.id ?? uuidv7());
  const [before] = useState(() => (material ? valuesOf(material) : emptyMaterial));
  const form = useForm<MaterialField>(restored?.values ?? before, findProblems);
  const { values } = form;
  const fields = Object.keys(before) as MaterialField[];
  const changed = fields.some((field) => values[field] !== before[field]);
  const create = useCreateMaterial();
  const update = useUpdateMaterial();
  const save = material ? update : create;
  const { saved, failed } = material ? words.update : words.create;

  useEffect(() => {
    if (changed) draft.save({ id, values });
    else draft.clear();
  }, [draft, id, values, changed]);

  const send = () =>
    save.mutateAsync(
      { id, input: inputOf(values) },
      {
        onSuccess: () => {
          draft.clear();
          toast.success(saved);
          onSaved();
        },
      },
    );
  const submit = () => form.submit(send);
  const { isPending, error } = save;
  const discard = draft.clear;
  return { form, changed, restored: restored !== null, failed, isPending, error, submit, discard };
}
