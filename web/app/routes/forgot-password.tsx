import { ForgotPassword } from '../features/auth/forgot-password.tsx';
import { CardFrame } from '../features/shell/public-frame.tsx';
import { privateMeta } from '../ui/screen/page-meta.ts';

export const meta = () => privateMeta('Recuperar senha · Artesa');

export default function ForgotPasswordScreen() {
  return (
    <CardFrame>
      <ForgotPassword />
    </CardFrame>
  );
}
