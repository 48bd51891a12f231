import type { ReactNode } from 'react';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import type { TextField } from '#core/fields/field.ts';
import { textLength } from '#core/fields/text-length.ts';
import { tidyLine, withoutHidden } from '#core/fields/tidy-text.ts';
import { formatDecimal } from '#core/numbers/formats.ts';

/** The counter and the error of a text of bounded length. Nothing is cut while typing. */
export function counted(field: TextField, value: string, error: ReactNode) {
  const length = textLength(withoutHidden(value));
  return {
    aside: (
      <span>
        {formatDecimal(length)}/{formatDecimal(field.max)}
      </span>
    ),
    error: error ?? (textLength(tidyLine(value)) > field.max ? boundsMessage(field) : undefined),
  };
}
