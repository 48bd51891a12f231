import { ConfirmationView } from '../features/auth/confirmation/confirmation-view.tsx';
import { CardFrame } from '../features/shell/public-frame.tsx';
import { privateMeta } from '../ui/screen/page-meta.ts';

export const meta = () => privateMeta('Confirmação de email · Artesa');

export default function ConfirmEmail() {
  return (
    <CardFrame>
      <ConfirmationView />
    </CardFrame>
  );
}
