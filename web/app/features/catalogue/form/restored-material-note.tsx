import { Button } from '../../../ui/buttons/button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';

/** Says that the dialog holds what was typed before, and lets the user start afresh instead. */
export function RestoredNote({ onRestart }: { readonly onRestart: () => void }) {
  return (
    <Callout
      kind="info"
      action={
        <Button type="button" variant="default" size="sm" onClick={onRestart}>
          Descartar
        </Button>
      }
    >
      Recuperamos o que você ainda não tinha salvado.
    </Callout>
  );
}
