import { savedOnceOnline } from '#core/products/form-texts.ts';
import { ApiError, hasCode, isConnectionError, reasonNow } from '../../../api/api-error.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { Note } from '../../../ui/look/note.tsx';

interface SaveErrorProps {
  /** 'Erro ao salvar produto' */
  readonly failed: string;
  /** Null where nothing has failed. */
  readonly error: unknown;
  /** For a product that was deleted. */
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
