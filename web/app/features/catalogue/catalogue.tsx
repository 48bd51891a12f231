import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { actWords, screenTitles } from '#core/app/app-texts.ts';
import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { deleteMaterialQuestion } from '#core/catalogue/catalogue-texts.ts';
import { formatCount } from '#core/numbers/formats.ts';
import { catalogueLimitText } from '#core/plans/catalogue-limit.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { isPaid, plans } from '#core/plans/plans.ts';
import { stockLabels } from '#core/stock/stock-labels.ts';
import { trashWords } from '#core/trash/trash-texts.ts';
import { useAct } from '../../acts/use-acts.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { cardId } from '../../ui/cards/card-feed.tsx';
import linkClasses from '../../ui/cards/cards.module.css';
import { ImportLink, TrashLink } from '../../ui/cards/list-links.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/dialog-buttons.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { lazyPart } from '../../ui/screen/lazy-part.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { ReviewDialog } from '../products/repricing/review-dialog.tsx';
import { usePriceReview } from '../products/repricing/use-price-review.ts';
import { useUser } from '../session/user-context.ts';
import classes from './catalogue.module.css';
import type { MaterialFormProps } from './form/material-form.tsx';
import { GatheringDialog } from './gathering/gathering-dialog.tsx';
import { gatherableQuery } from './gathering/gathering-query.ts';
import { CatalogueBody } from './list/catalogue-body.tsx';
import { materialDeletion } from './list/material-acts.ts';
import { useMaterialCount } from './list/use-catalogue.ts';
import { PricesDialog } from './prices/prices-dialog.tsx';

/** The dialog that is open; null as the material to edit stands for a new one. */
type OpenDialog =
  | { readonly what: 'edit'; readonly material: CatalogueMaterial | null }
  | { readonly what: 'delete' | 'prices'; readonly material: CatalogueMaterial }
  | { readonly what: 'gather'; readonly material: null };

export function Catalogue() {
  const { plan } = useUser();
  const count = useMaterialCount();
  const deleteMaterial = useAct(materialDeletion);
  const review = usePriceReview();
  const newButton = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const closeAndFocus = (next: HTMLElement | null) => {
    // A dialog returns the focus to what opened it. That may be about to disappear.
    flushSync(close);
    next?.focus({ preventScroll: true });
  };
  const opened = (what: OpenDialog['what']) => (dialog?.what === what ? dialog.material : null);
  const [deleted, priced] = [opened('delete'), opened('prices')];
  const remove = (material: CatalogueMaterial) => {
    closeAndFocus(neighbourOf(material) ?? newButton.current);
    deleteMaterial(material);
  };
  const create = () => setDialog({ what: 'edit', material: null });
  const gather = () => setDialog({ what: 'gather', material: null });
  const isGatherable = useGatherable();
  return (
    <>
      <PageHead
        title={screenTitles.catalogue}
        actions={
          <Button ref={newButton} onClick={create} leftSection={<IconPlus size={20} aria-hidden />}>
            Novo Material
          </Button>
        }
      >
        <span className={classes.count}>
          {count === undefined
            ? '\u00a0'
            : formatCount(count, 'material cadastrado', 'materiais cadastrados')}
        </span>{' '}
        <ImportLink plan={plan} />
        {plans[plan].features.stock && (
          <>
            {' · '}
            <Link to="/stock?start" className={linkClasses.inText}>
              {stockLabels.track}
            </Link>
          </>
        )}
      </PageHead>
      <PlanNote materials={count} />
      <CatalogueBody
        onCreate={create}
        onGather={isGatherable ? gather : null}
        onOpen={useCallback((what, material) => setDialog({ what, material }), [])}
      />
      {count === 0 && <TrashLink />}
      <MaterialDialog
        opened={dialog?.what === 'edit'}
        material={opened('edit')}
        onSaved={(after, before) => {
          closeAndFocus(before ? null : newButton.current);
          if (before) review.afterPrice(before, after);
        }}
        onClose={close}
      />
      <GatheringDialog
        opened={dialog?.what === 'gather'}
        onClose={close}
        onDone={() => closeAndFocus(newButton.current)}
      />
      <ReviewDialog {...review.shown} onClose={review.close} />
      <PricesDialog material={priced} onClose={close} />
      <ConfirmDialog
        opened={deleted !== null}
        title="Excluir material"
        question={`${deleteMaterialQuestion(deleted?.name ?? '')} ${trashWords.keeps}`}
        confirm={actWords.confirmDeletion}
        onConfirm={() => deleted && remove(deleted)}
        onClose={close}
      />
    </>
  );
}

/** Whether the user's products are made of what the catalogue may still take. */
function useGatherable(): boolean {
  const { plan } = useUser();
  const enabled = plans[plan].features.catalogueOnForm;
  const { data } = useQuery({ ...gatherableQuery, enabled });
  return enabled && data?.any === true;
}

function neighbourOf({ id }: CatalogueMaterial): HTMLElement | null {
  const place = document.getElementById(cardId(id))?.parentElement;
  const neighbour = place?.nextElementSibling ?? place?.previousElementSibling;
  return neighbour?.querySelector('article') ?? null;
}

/** The note to free users of what else Pro does with the catalogue; near the limit, how full it is. */
function PlanNote({ materials = 0 }: { readonly materials: number | undefined }) {
  const { plan } = useUser();
  const text = catalogueLimitText(materials);
  if (isPaid(plan)) return null;
  if (text === null) {
    return (
      <Text size={2} tone="soft" className={classes.bar}>
        No plano Pro, estes materiais entram no formulário de preço com um toque.{' '}
        <Link to="/upgrade">{planWords.learn}</Link>
      </Text>
    );
  }
  return (
    <div className={classes.bar}>
      <Note kind="warn" action={<LinkButton to="/upgrade">{planWords.upgrade}</LinkButton>}>
        {text}
      </Note>
    </div>
  );
}

interface MaterialDialogProps {
  readonly opened: boolean;
  /** What is edited; null for a new material. */
  readonly material: CatalogueMaterial | null;
  readonly onSaved: MaterialFormProps['onSaved'];
  readonly onClose: () => void;
}

function MaterialDialog({ opened, material, onSaved, onClose }: MaterialDialogProps) {
  const dismiss = useRef(onClose);
  return (
    <Dialog
      opened={opened}
      title={material ? 'Editar Material' : 'Novo Material'}
      onDismiss={() => dismiss.current()}
      onClose={onClose}
    >
      <MaterialForm row={material} dismiss={dismiss} onSaved={onSaved} onClose={onClose} />
    </Dialog>
  );
}

const MaterialForm = lazyPart<MaterialFormProps>(
  'Abrindo o material…',
  () => import('./form/material-form.tsx').then((part) => part.MaterialForm),
  DialogFoot,
);
