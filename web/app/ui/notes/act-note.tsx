import type { ReactNode } from 'react';
import { Callout, CalloutButton } from './callout.tsx';

interface ActNoteProps {
  readonly act: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Names what is not as it should be, beside the button that mends it. */
export const ActNote = ({ act, onPress, children }: ActNoteProps) => (
  <Callout kind="warn" action={<CalloutButton onClick={onPress}>{act}</CalloutButton>}>
    {children}
  </Callout>
);
