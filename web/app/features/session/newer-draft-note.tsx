import { draftNotes } from '#core/products/draft-notes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';

/** Explains that the stored draft is of a newer version, and that drafts are not stored now. */
export function NewerDraftNote() {
  return (
    <Callout
      kind="warn"
      action={
        <Button type="button" variant="default" size="sm" onClick={() => window.location.reload()}>
          {draftNotes.reload}
        </Button>
      }
    >
      {draftNotes.newer}
    </Callout>
  );
}
