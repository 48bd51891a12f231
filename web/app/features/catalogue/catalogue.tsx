import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { catalogueLimitText } from '#core/plans/catalogue-limit.ts';
import { isPaid } from '#core/plans/plans.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatCount } from '#core/text/formats.ts';
import { confirmations } from '#core/text/toasts.ts';
import { useAct } from '../../acts/use-acts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { cardId } from '../../ui/cards/card-feed.tsx';
import { TrashLink } from '../../ui/cards/trash-link.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { ReviewDialog } from '../products/repricing/review-dialog.tsx';
import { usePriceReview } from '../products/repricing/use-price-review.ts';
import { useUser } from '../session/user-context.ts';
import classes from './catalogue.module.css';
import { MaterialDialog } from './form/material-dialog.tsx';
import { CatalogueBody } from './list/catalogue-body.tsx';
import { materialDeletion } from './list/material-acts.ts';
import { useMaterialCount } from './list/use-catalogue.ts';
import { PricesDialog } from './prices/prices-dialog.tsx';
import { useDialogs } from './use-dialogs.ts';

/** The catalogue of materials: what the user buys again and again, with its price per unit. */
export function Catalogue() {
  const count = useMaterialCount();
  const deleteMaterial = useAct(materialDeletion);
  const dialogs = useDialogs();
  const review = usePriceReview();
  const newButton = useRef<HTMLButtonElement>(null);
  const remove = (material: CatalogueMaterial) => {
    dialogs.closeDeleted(neighbourOf(material) ?? newButton.current);
    deleteMaterial(material);
  };
  return (
    <>
      <PageHead
        title="Catálogo de Materiais"
        actions={
          <Button
            ref={newButton}
            onClick={dialogs.create}
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            Novo Material
          </Button>
        }
      >
        {count !== undefined && formatCount(count, 'material cadastrado', 'materiais cadastrados')}
      </PageHead>
      <PlanNote materials={count} />
      <CatalogueBody
        onCreate={dialogs.create}
        onPrices={dialogs.showPrices}
        onEdit={dialogs.edit}
        onDelete={dialogs.remove}
      />
      {count === 0 && <TrashLink />}
      <MaterialDialog
        {...dialogs.edited}
        onSaved={(after, before) => {
          dialogs.closeEdited(before ? null : newButton.current);
          if (before) review.afterPrice(before, after);
        }}
        onClose={() => dialogs.closeEdited()}
      />
      <ReviewDialog {...review.shown} onClose={review.close} />
      <PricesDialog {...dialogs.priced} onClose={dialogs.closePrices} />
      <ConfirmDialog
        opened={dialogs.deleted.opened}
        title="Excluir material"
        question={confirmations.deleteCatalogueMaterial(dialogs.deleted.material?.name ?? '')}
        confirm="Sim, excluir"
        onConfirm={() => dialogs.deleted.material && remove(dialogs.deleted.material)}
        onClose={() => dialogs.closeDeleted()}
      />
    </>
  );
}

/** The card after a material's, or before it. */
function neighbourOf({ id }: CatalogueMaterial): HTMLElement | null {
  const place = document.getElementById(cardId(id))?.parentElement;
  const neighbour = place?.nextElementSibling ?? place?.previousElementSibling;
  return neighbour?.querySelector('article') ?? null;
}

/**
 * For free users: what else Pro does with the catalogue. Once the limit is near, how full it is.
 *
 * @param materials how many there are, as far as it is known
 */
function PlanNote({ materials = 0 }: { readonly materials: number | undefined }) {
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
