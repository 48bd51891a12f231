import { ConfirmationView } from '../features/auth/confirmation-view.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';

export const meta = () => [{ title: 'Confirmação de email · Artesa' }];

export default function ConfirmEmail() {
  return (
    <PublicFrame>
      <ConfirmationView />
    </PublicFrame>
  );
}
