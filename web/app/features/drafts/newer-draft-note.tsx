import { actWords } from '#core/app/app-texts.ts';
import { ActNote } from '../../ui/notes/act-note.tsx';

/** Explains that the stored draft is of a newer version, and that drafts are not stored now. */
export function NewerDraftNote() {
  return (
    <ActNote act={actWords.reload} onPress={() => window.location.reload()}>
      Este aparelho guarda um rascunho de uma versão mais nova da Artesa. Recarregue a página para
      abri-lo. O que você digitar antes disso só fica guardado se você salvar.
    </ActNote>
  );
}
