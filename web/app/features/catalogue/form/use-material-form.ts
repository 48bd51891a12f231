import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { useUser } from '../../session/user-context.ts';
import { changedMaterial } from '../stored/save-material.ts';
import { fieldAt, findProblems, type MaterialField } from './material-values.ts';
import { type MaterialStart, openMaterialWork } from './material-work.ts';

/**
 * Called with a material that was saved, and with the one that it replaces as far as this device
 * knew it; null for a new one.
 */
export type OnSaved = (after: CatalogueMaterial, before: CatalogueMaterial | null) => void;

export function useMaterialForm(
  material: CatalogueMaterial | null,
  start: MaterialStart | null,
  onSaved: OnSaved,
) {
  const userId = useUser().id;
  const client = useQueryClient();
  const [work] = useState(() => openMaterialWork({ client, toast }, userId, material, start));
  const form = useForm<MaterialField>(work.initial, findProblems, fieldAt);
  const { values } = form;
  const [conflict, setConflict] = useState<CatalogueMaterial | null>(null);

  useEffect(() => work.type(values), [work, values]);

  const save = useMutation({
    mutationFn: (against: string | null) => work.save(values, against),
  });
  const send = (against: string | null) =>
    save.mutateAsync(against, {
      onSuccess: (after) => onSaved(after, against === conflict?.updatedAt ? conflict : material),
      onError: (error) => setConflict(changedMaterial(error)),
    });
  return {
    form,
    changed: work.isChanged(values),
    work,
    error: changedMaterial(save.error) ? null : save.error,
    conflict,
    endConflict: () => setConflict(null),
    /** @param against the state that is replaced, if not the one that was opened */
    submit: (against = work.version) => form.submit(() => send(against)),
  };
}
