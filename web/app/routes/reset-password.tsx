import { ResetPassword } from '../features/auth/reset-password.tsx';
import { CardFrame } from '../features/shell/public-frame.tsx';
import { privateMeta } from '../ui/screen/page-meta.ts';

export const meta = () => privateMeta('Nova senha · Artesa');

export default function ResetPasswordScreen() {
  return (
    <CardFrame>
      <ResetPassword />
    </CardFrame>
  );
}
