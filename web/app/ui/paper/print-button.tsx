import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { paperWords } from '#core/products/paper-texts.ts';
import { Button, type ButtonLook } from '../buttons/button.tsx';
import { VisuallyHidden } from '../look/visually-hidden.tsx';

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

/** Prints the page once everything is here that is to be printed, or no more comes. */
export function usePrint(ready: boolean) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!(wanted && ready)) return;
    setWanted(false);
    window.print();
  }, [wanted, ready]);
  return { print: () => setWanted(true), waiting: wanted && !ready };
}
