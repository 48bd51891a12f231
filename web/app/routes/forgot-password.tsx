import { ForgotPassword } from '../features/auth/forgot-password.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { privateMeta } from '../ui/page-meta.ts';

export const meta = () => privateMeta('Recuperar senha · Artesa');

export default function ForgotPasswordScreen() {
  return (
    <PublicFrame>
      <ForgotPassword />
    </PublicFrame>
  );
}
