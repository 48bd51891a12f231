import { catalogueLimitText } from '#core/messages/catalogue-limit.ts';
import { isPaid } from '#core/plans/plans.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from './catalogue-limit.module.css';

/** For free users, once it is near: how full the catalogue is, and the way to Pro. */
export function CatalogueLimit({ materials }: { readonly materials: number }) {
  const { plan } = useUser();
  const text = catalogueLimitText(materials);
  if (isPaid(plan) || text === null) return null;
  return (
    <div className={classes.limit}>
      <Callout kind="warn" action={<LinkButton to="/upgrade">Fazer Upgrade</LinkButton>}>
        {text}
      </Callout>
    </div>
  );
}
