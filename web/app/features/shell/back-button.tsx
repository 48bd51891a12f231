import { IconArrowLeft } from '@tabler/icons-react';
import { Button, type ButtonLook } from '../../ui/buttons/button.tsx';

interface BackButtonProps extends ButtonLook {
  readonly onClick?: () => void;
  readonly type?: 'submit';
}

/** Leads a visitor back to where they came from. */
export function BackButton(props: BackButtonProps) {
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} {...props}>
      Voltar
    </Button>
  );
}
