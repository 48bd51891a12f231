import { Link } from 'react-router';
import { catalogueLimitText } from '#core/plans/catalogue-limit.ts';
import { isPaid } from '#core/plans/plans.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Callout } from '../../../ui/notes/callout.tsx';
import { useUser } from '../../session/user-context.ts';
import classes from './plan-note.module.css';

/**
 * For free users: what else Pro does with the catalogue. Once the limit is near, how full it is.
 *
 * @param materials how many there are, as far as it is known
 */
export function PlanNote({ materials = 0 }: { readonly materials: number | undefined }) {
  const { plan } = useUser();
  const text = catalogueLimitText(materials);
  if (isPaid(plan)) return null;
  if (text === null) {
    return (
      <p className={classes.note}>
        No plano Pro, estes materiais entram no formulário de preço com um toque.{' '}
        <Link to="/upgrade">Conhecer o Pro</Link>
      </p>
    );
  }
  return (
    <div className={classes.limit}>
      <Callout kind="warn" action={<LinkButton to="/upgrade">Fazer Upgrade</LinkButton>}>
        {text}
      </Callout>
    </div>
  );
}
