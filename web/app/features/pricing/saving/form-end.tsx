import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { savedOnceOnline } from '#core/product-draft/form-texts.ts';
import { ApiError, hasCode, isConnectionError, reasonNow } from '../../../api/api-error.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { NoteButton } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import classes from '../pricing.module.css';
import type { BottomBar } from '../result/use-bottom-bar.ts';

interface FormEndProps {
  readonly place: BottomBar;
  /** Null where nothing has failed. */
  readonly failed: unknown;
  /** The words of why a save failed. */
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

interface SaveErrorProps {
  /** 'Erro ao salvar produto' */
  readonly failed: string;
  /** Null where nothing has failed. */
  readonly error: unknown;
  /** Saves a product that was deleted as a new one. */
  readonly onSaveAsNew?: (() => void) | undefined;
}

export function SaveError({ failed, error, onSaveAsNew }: SaveErrorProps) {
  const online = useOnline();
  if (error === null) return null;
  // No failure: it goes by itself.
  const waits = !online && isConnectionError(error);
  const fields = error instanceof ApiError && error.fields.length > 0;
  const gone = hasCode(error, 'product_not_found') && onSaveAsNew;
  return (
    <Note
      kind={waits ? 'warn' : 'bad'}
      action={gone && <NoteButton onClick={onSaveAsNew}>Salvar como produto novo</NoteButton>}
    >
      {waits ? (
        savedOnceOnline
      ) : (
        <>
          <strong>{sentence(failed)}</strong> {sentence(reasonNow(error, online))}
          {!fields && ' Tudo o que você digitou continua aqui.'}
        </>
      )}
    </Note>
  );
}

/** Some messages are titles: another sentence follows. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
