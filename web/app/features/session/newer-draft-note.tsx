import { Button } from '../../ui/buttons/button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';

/** Explains that the stored draft is of a newer version, and that drafts are not stored now. */
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
