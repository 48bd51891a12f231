import { ForgotPassword } from '../features/auth/forgot-password.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';

export const meta = () => [{ title: 'Recuperar senha · Artesa' }];

export default function ForgotPasswordScreen() {
  return (
    <PublicFrame>
      <ForgotPassword />
    </PublicFrame>
  );
}
