import { Button } from '../../ui/buttons/button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';

/** Says why a form does not hold the draft that this device keeps, and that it keeps no other one. */
export function NewerDraftNote() {
  return (
    <Callout
      kind="warn"
      action={
        <Button type="button" variant="default" size="sm" onClick={() => window.location.reload()}>
          Recarregar a página
        </Button>
      }
    >
      Este aparelho guarda um rascunho de uma versão mais nova da Artesa. Recarregue a página para
      abri-lo. O que você digitar antes disso só fica guardado se você salvar.
    </Callout>
  );
}
