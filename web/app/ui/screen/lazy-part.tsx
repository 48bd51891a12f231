import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { NoteButton } from '../buttons/button.tsx';
import { Stack } from '../look/box.tsx';
import { Note } from '../look/note.tsx';
import { Waiting } from '../notes/waiting.tsx';

/**
 * A part of a screen in a file of its own, loaded when it is first shown: the screen shows sooner
 * without it. A load that failed can be tried again.
 * `preload` lets it show at once, so that a field in it gets the keyboard of a phone.
 * @param Meanwhile what is below the wait, such as a way out
 */
export function lazyPart<Props extends object>(
  waiting: string,
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> & { readonly preload: () => void } {
  let here: ComponentType<Props> | null = null;
  const bring = () =>
    load().then((loaded) => {
      here = loaded;
      return loaded;
    });

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => here);
    const [failed, setFailed] = useState(false);
    const wanted = Part === null && !failed;
    useEffect(() => {
      if (!wanted) return;
      bring().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      );
    }, [wanted]);
    if (Part) return <Part {...props} />;
    return (
      <Stack gap={4}>
        {failed ? <Failure onRetry={() => setFailed(false)} /> : <Waiting>{waiting}</Waiting>}
        {Meanwhile && <Meanwhile {...props} />}
      </Stack>
    );
  }
  return Object.assign(LazyPart, { preload: () => void bring().catch(() => {}) });
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  useBackOnline(onRetry);
  const again = <NoteButton onClick={onRetry}>{actWords.retry}</NoteButton>;
  return (
    <div role="alert">
      <Note kind="bad" action={again}>
        {errorMessages.part_load_failed.detail}
      </Note>
    </div>
  );
}

/** Does something whenever the connection is there again. */
function useBackOnline(act: () => void): void {
  const again = useEffectEvent(act);
  useEffect(() => {
    const listen = () => again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
