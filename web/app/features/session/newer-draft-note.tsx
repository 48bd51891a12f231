import { draftNotes } from '#core/products/draft-notes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';

/** Says why a form does not hold the draft that this device keeps, and that it keeps no other one. */
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
