import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatCount } from '#core/text/formats.ts';
import { useAct } from '../../acts/use-acts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cardId } from '../../ui/cards/card-feed.tsx';
import { TrashLink } from '../../ui/cards/trash-link.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { ReviewDialog } from '../products/repricing/review-dialog.tsx';
import { usePriceReview } from '../products/repricing/use-price-review.ts';
import { DeleteDialog } from './delete-material-dialog.tsx';
import { MaterialDialog } from './form/material-dialog.tsx';
import { CatalogueBody } from './list/catalogue-body.tsx';
import { materialDeletion } from './list/material-acts.ts';
import { PlanNote } from './list/plan-note.tsx';
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
      <DeleteDialog
        {...dialogs.deleted}
        onConfirm={remove}
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
