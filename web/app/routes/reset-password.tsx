import { ResetPasswordView } from '../features/auth/reset-password-view.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';

export const meta = () => [{ title: 'Nova senha · Artesa' }];

export default function ResetPasswordScreen() {
  return (
    <PublicFrame>
      <ResetPasswordView />
    </PublicFrame>
  );
}
