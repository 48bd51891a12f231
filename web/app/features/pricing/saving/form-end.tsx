import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import classes from '../pricing.module.css';
import type { BottomBar } from '../result/use-bottom-bar.ts';

interface FormEndProps {
  readonly place: BottomBar;
  /** Null where nothing has failed. */
  readonly failed: unknown;
  /** Says why. */
  readonly failure: ReactNode;
  readonly beforeSaving: ReactNode;
  /** The button that saves. */
  readonly children: ReactNode;
}

/** The button that saves, and above it why it did not; the bar says that while this is out of view. */
export function FormEnd(props: FormEndProps) {
  const { end, isEndAway } = props.place;
  const { failed } = props;
  const keepInView = useEffectEvent(() => {
    if (!isEndAway) end.current?.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    if (failed !== null) keepInView();
  }, [failed]);
  return (
    <>
      {/* Its room stays while the bar says it: they would take each other's place without an end. */}
      <div role={isEndAway ? undefined : 'alert'} data-said={isEndAway} className={classes.failure}>
        {props.failure}
      </div>
      {props.beforeSaving}
      <div ref={end} className={classes.save}>
        {props.children}
      </div>
    </>
  );
}
