import {
  IconCash,
  IconCopy,
  IconCrown,
  IconHistory,
  IconMessageDollar,
  IconPencil,
  IconPrinter,
  IconScissors,
  IconShare2,
  IconStopwatch,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { offerWords } from '#core/offers/offer-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { paperWords } from '#core/products/paper-texts.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { stockActs } from '#core/stock/stock-acts.ts';
import { stopwatchStates } from '#core/stopwatch/stopwatch-states.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import { templateWords } from '#core/templates/template-texts.ts';
import { pastTitle } from '#core/trash/trash-texts.ts';
import { actOn, type Stage } from '../../../acts/act.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Act, ActLink, ActMenu } from '../../../ui/cards/act-menu.tsx';
import { useUser } from '../../session/user-context.ts';
import type { OpenDialog } from './open-dialog.ts';
import { useDuplication } from './use-duplication.ts';

const templatesKey = ['templates'];

const templateMaking = (stage: Stage) => {
  const reload = () => void stage.client.invalidateQueries({ queryKey: templatesKey });
  return actOn<Product, Template>(stage, {
    key: [...templatesKey, 'make'],
    send: ({ id }) => answerOf(api.templates.$post({ json: { productId: id } })),
    onDone: reload,
    done: templateWords.saved,
    failed: templateWords.saveFailed,
    undo: ({ id }) => {
      answerOf(api.templates[':id'].$delete({ param: { id } })).then(reload, (error) =>
        stage.toast.error(templateWords.removeFailed, messageOf(error)),
      );
    },
  });
};

interface ProductMenuProps {
  readonly product: Product;
  /** What stands beside it already: a card's buttons, a row's price, the bar of the product's screen. */
  readonly on: 'card' | 'row' | 'page';
  readonly onOpen: OpenDialog;
}

/** All that can be done with a product, but for what stands beside the menu. */
export function ProductMenu({ product, on, onOpen }: ProductMenuProps) {
  const { plan } = useUser();
  const makeTemplate = useAct(templateMaking);
  const { id, name } = product;
  const { stock, templates } = plans[plan].features;
  return (
    <ActMenu name={name}>
      {on === 'row' && (
        <Act
          Icon={IconMessageDollar}
          label={offerWords.title}
          onPress={() => onOpen('offer', product)}
        />
      )}
      {on !== 'card' && (stock || on === 'row') && (
        <ActLink to={`/edit-product/${id}`} Icon={IconPencil} label="Editar" />
      )}
      {on !== 'card' && <CopyAct product={product} />}
      {on === 'row' && (
        <Act Icon={IconShare2} label="Compartilhar" onPress={() => onOpen('share', product)} />
      )}
      {stock && (
        <>
          <ActLink to={`/stock?made=${id}`} Icon={IconScissors} label={stockActs.made} />
          {on !== 'page' && (
            <ActLink to={`/stock?sold=${id}`} Icon={IconCash} label={stockActs.sold} />
          )}
        </>
      )}
      {on !== 'card' && (
        <Act
          Icon={IconStopwatch}
          label={stopwatchStates.off}
          onPress={() => onOpen('stopwatch', product)}
        />
      )}
      <ActLink to={`/products/${id}/history`} Icon={IconHistory} label={pastTitle} />
      <ActLink to={`/products/${id}/sheet`} Icon={IconPrinter} label={paperWords.openSheet} />
      {templates ? (
        <Act Icon={IconTemplate} label={templateWords.save} onPress={() => makeTemplate(product)} />
      ) : (
        <ActLink
          to="/upgrade"
          Icon={IconCrown}
          label={templateWords.save}
          more=", exclusivo do plano Pro"
        />
      )}
      {on !== 'card' && (
        <Act Icon={IconTrash} label="Excluir" onPress={() => onOpen('delete', product)} />
      )}
    </ActMenu>
  );
}

function CopyAct({ product }: Pick<ProductMenuProps, 'product'>) {
  const { copying, duplicate } = useDuplication(product);
  return (
    <Act
      Icon={IconCopy}
      label={copying ? 'Duplicando…' : 'Duplicar'}
      pending={copying}
      onPress={duplicate}
    />
  );
}
