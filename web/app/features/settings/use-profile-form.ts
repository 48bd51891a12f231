import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '#core/messages/toasts.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { type FieldMessages, messagesByField } from '../../ui/use-form.ts';
import { useUser } from '../session/user-context.ts';
import { type ProfileValues, profileErrors, profileOf, toPatch } from './profile-values.ts';
import { useUpdateProfile } from './update-profile.ts';

/**
 * The settings being edited. Only what was touched is kept here: the rest follows the user's
 * row, so that a change made in another tab is not undone by saving this one.
 */
export function useProfileForm() {
  const user = useUser();
  const navigate = useNavigate();
  const update = useUpdateProfile();
  const form = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<Partial<ProfileValues>>({});
  const [errors, setErrors] = useState<FieldMessages>({});
  const [refusals, setRefusals] = useState(0);
  const values = { ...profileOf(user), ...edits };

  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (found: FieldMessages) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const set = (changed: Partial<ProfileValues>) => {
    setEdits({ ...edits, ...changed });
    const untouched = Object.entries(errors).filter(([field]) => !Object.hasOwn(changed, field));
    setErrors(Object.fromEntries(untouched));
  };
  const save = () => {
    if (update.isPending) return;
    const found = profileErrors(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    update.mutate(toPatch(values), {
      onSuccess: () => {
        toast.success(toasts.settingsSaved);
        void navigate('/dashboard');
      },
      onError: (error) => {
        if (error instanceof ApiError) refuse(messagesByField(error.fields));
        toast.error(messageOf(error));
      },
    });
  };
  return { form, values, errors, set, save, saving: update.isPending, error: update.error };
}
