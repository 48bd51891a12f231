import { ApiError, hasCode, isConnectionError, messageOf } from '../../../api/api-error.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';

interface SaveErrorProps {
  readonly error: unknown;
  /** For a product that exists no more: saves what is in the form as another one. */
  readonly onSaveAsNew?: (() => void) | undefined;
}

/** Why the last save failed, and that nothing is lost. */
export function SaveError({ error, onSaveAsNew }: SaveErrorProps) {
  const online = useOnline();
  const fields = error instanceof ApiError && error.fields.length > 0;
  const gone = hasCode(error, 'product_not_found') && onSaveAsNew;
  const offline = !online && isConnectionError(error);
  return (
    <Callout
      kind="bad"
      action={
        gone && (
          <Button variant="default" size="sm" onClick={onSaveAsNew}>
            Salvar como produto novo
          </Button>
        )
      }
    >
      <strong>Não foi possível salvar.</strong>{' '}
      {offline ? 'Você está sem conexão.' : sentence(messageOf(error))}
      {!fields && ' Tudo o que você digitou continua aqui.'}
    </Callout>
  );
}

/** Some messages are titles: another sentence follows. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
