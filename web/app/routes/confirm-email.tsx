import { ConfirmationView } from '../features/auth/confirmation-view.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { privateMeta } from '../ui/page-meta.ts';

export const meta = () => privateMeta('Confirmação de email · Artesa');

export default function ConfirmEmail() {
  return (
    <PublicFrame>
      <ConfirmationView />
    </PublicFrame>
  );
}
