import { IconStopwatch } from '@tabler/icons-react';
import { useUser } from '../session/user-context.ts';
import classes from './stopwatch.module.css';
import { stopwatchText } from './stopwatch.ts';
import { useStopwatch } from './use-stopwatch.ts';

interface CardStopwatchProps {
  readonly product: { readonly id: string; readonly name: string };
  readonly onOpen: () => void;
}

export function CardStopwatch({ product: { id, name }, onOpen }: CardStopwatchProps) {
  const { watch, now } = useStopwatch({ userId: useUser().id, productId: id });
  const text = stopwatchText(watch, now);
  return (
    <button
      type="button"
      className={classes.button}
      data-kept={watch !== null}
      aria-label={`${text}, ${name}`}
      onClick={onOpen}
    >
      <IconStopwatch size={18} stroke={1.7} aria-hidden />
      {text}
    </button>
  );
}
