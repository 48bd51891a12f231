import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Callout } from './callout.tsx';

interface ActNoteProps {
  /** What is done about it, on the button. */
  readonly act: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Says what is not as it should be, beside the button that mends it. */
export function ActNote({ act, onPress, children }: ActNoteProps) {
  return (
    <Callout
      kind="warn"
      action={
        <Button variant="default" size="sm" onClick={onPress}>
          {act}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
