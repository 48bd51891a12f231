import { securityToasts } from '#core/account/security-toasts.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import { OwnPasswordForm } from '../password/own-password-form.tsx';
import { useUnlinkGoogle } from './unlink-google.ts';

export function UnlinkForm({ onClose }: { readonly onClose: () => void }) {
  const unlink = useUnlinkGoogle();
  const onSuccess = () => {
    toast.success(securityToasts.googleUnlinked);
    onClose();
  };
  return (
    <OwnPasswordForm
      destructive
      confirm="Desvincular"
      waiting="Desvinculando…"
      error={unlink.error}
      onSubmit={(password) => unlink.mutateAsync(password, { onSuccess })}
      onCancel={onClose}
    />
  );
}
