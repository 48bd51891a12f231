import { plans } from '#core/plans/plans.ts';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Said before a user at the limit types a product that cannot be saved. */
export function ProductLimitNote() {
  return (
    <Callout
      kind="warn"
      action={
        <LinkButton to="/upgrade" variant="default" size="sm">
          Fazer upgrade
        </LinkButton>
      }
    >
      Você já tem {plans.free.limits.products} produtos, o máximo do plano gratuito. Calcule à
      vontade: para salvar mais um, faça upgrade.
    </Callout>
  );
}
