import { productLimitNote } from '#core/plans/plan-status.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';

/** Said before a user at the limit types a product that cannot be saved. */
export function ProductLimitNote({ count }: { readonly count: number }) {
  return (
    <Callout
      kind="warn"
      action={
        <LinkButton to="/upgrade" variant="default" size="sm">
          Fazer upgrade
        </LinkButton>
      }
    >
      {productLimitNote(count)} Calcule à vontade: para salvar mais um, faça upgrade.
    </Callout>
  );
}
