import { ResetPasswordView } from '../features/auth/reset-password-view.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { privateMeta } from '../ui/page-meta.ts';

export const meta = () => privateMeta('Nova senha · Artesa');

export default function ResetPasswordScreen() {
  return (
    <PublicFrame>
      <ResetPasswordView />
    </PublicFrame>
  );
}
