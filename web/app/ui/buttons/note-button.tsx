import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** The act that a note offers. */
export const NoteButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="default" size="sm" {...props} />
);
