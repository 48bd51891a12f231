import { ButtonPieces } from '../features/pieces/button-pieces.tsx';
import { FieldPieces } from '../features/pieces/field-pieces.tsx';
import { IdentityPieces } from '../features/pieces/identity-pieces.tsx';
import { LookPieces } from '../features/pieces/look-pieces.tsx';
import { StatePieces } from '../features/pieces/state-pieces.tsx';
import { Page, PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Peças · Artesa' }];

/** Every piece of the screens in every state; only in development. */
export default function PiecesScreen() {
  return (
    <Page>
      <PageHead title="Peças">Tudo de que as telas são feitas, em cada estado.</PageHead>
      <IdentityPieces />
      <LookPieces />
      <ButtonPieces />
      <FieldPieces />
      <StatePieces />
    </Page>
  );
}
