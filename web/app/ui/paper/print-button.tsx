import { IconPrinter } from '@tabler/icons-react';
import { paperWords } from '#core/lists/paper-texts.ts';
import { Button, type ButtonLook } from '../buttons/button.tsx';
import { VisuallyHidden } from '../look/visually-hidden.tsx';
import { usePrint } from './use-print.ts';

interface PrintButtonProps extends Pick<ButtonLook, 'size' | 'variant'> {
  /** Everything is here that is to be printed, or no more comes; otherwise it is waited for. */
  readonly ready?: boolean;
}

export function PrintButton({ ready = true, ...look }: PrintButtonProps) {
  const { print, waiting } = usePrint(ready);
  return (
    <>
      <Button
        variant="default"
        {...look}
        leftSection={<IconPrinter size={20} aria-hidden />}
        loading={waiting}
        onClick={print}
      >
        {paperWords.print}
      </Button>
      <VisuallyHidden>
        <span role="status">{waiting && paperWords.preparing}</span>
      </VisuallyHidden>
    </>
  );
}
