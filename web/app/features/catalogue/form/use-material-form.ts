import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { errorMessages } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { toast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useUser } from '../../session/user-context.ts';
import { cachedMaterials } from '../stored/cached-materials.ts';
import {
  changedMaterial,
  isDeleted,
  materialCreation,
  materialUpdate,
} from '../stored/save-material.ts';
import { type MaterialDraft, materialDraft } from './material-draft.ts';
import {
  emptyMaterial,
  findProblems,
  inputOf,
  type MaterialField,
  valuesOf,
} from './material-values.ts';

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

/** What a form begins with instead of what the device kept. */
export type MaterialStart = Pick<MaterialDraft, 'values' | 'aside'>;

/**
 * The fields of a material, or of a new one (null). What is typed stays on this device until it is
 * saved or discarded; however often it is sent, a new material is made once.
 */
export function useMaterialForm(
  material: CatalogueMaterial | null,
  start: MaterialStart | null,
  onSaved: () => void,
) {
  const userId = useUser().id;
  const client = useQueryClient();
  const [draft] = useState(() => materialDraft(userId, material));
  const [kept] = useState(() => (start ? null : draft.load()));
  const [id, setId] = useState(() => material?.id ?? kept?.id ?? uuidv7());
  const [version] = useState(() => kept?.since || (material?.updatedAt ?? null));
  const [before] = useState(() => (material ? valuesOf(material) : emptyMaterial));
  const [{ values: begun, aside }] = useState(
    () => start ?? kept ?? { values: before, aside: null },
  );
  const form = useForm<MaterialField>(begun, findProblems);
  const { values } = form;
  const fields = Object.keys(before) as MaterialField[];
  const changed = fields.some((field) => values[field] !== before[field]);
  const isNew = material === null;
  const reopened = kept !== null;
  const sendAgainst = useMemo(
    () => (isNew ? materialCreation(id, reopened) : materialUpdate(id)),
    [isNew, id, reopened],
  );
  const [conflict, setConflict] = useState<CatalogueMaterial | null>(null);
  const { saved, failed } = isNew ? words.create : words.update;

  useEffect(() => {
    if (changed || aside) draft.save({ id, since: version ?? '', values, aside });
    else draft.clear();
  }, [draft, id, version, values, aside, changed]);

  const save = useMutation({
    mutationFn: (against: string | null) => sendAgainst(inputOf(values), against),
    // Also when the dialog has gone meanwhile.
    onSuccess: (stored) => {
      draft.clear();
      toast.success(saved);
      void cachedMaterials.put(client, stored);
    },
    onError: (error) => {
      const current = changedMaterial(error);
      if (current) void cachedMaterials.put(client, current);
      // It arrived unseen and was deleted since: the next try makes another one.
      if (isNew && isDeleted(error)) setId(uuidv7());
    },
  });
  const send = (against: string | null) =>
    save.mutateAsync(against, {
      onSuccess: onSaved,
      onError: (error) => setConflict(changedMaterial(error)),
    });
  return {
    form,
    changed,
    /** Whether the form began with what the device had kept. */
    restored: kept !== null,
    /** What the user had typed, while what somebody else saved is in the fields. */
    aside,
    failed,
    error: changedMaterial(save.error) ? null : save.error,
    /** The material as somebody else saved it meanwhile; the user has to choose. */
    conflict,
    endConflict: () => setConflict(null),
    /** @param against the state that is replaced, if not the one that was opened */
    submit: (against = version) => form.submit(() => send(against)),
    discard: draft.clear,
  };
}
