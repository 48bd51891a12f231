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
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { pastTitle } from '#core/history/trash-texts.ts';
import { offerWords } from '#core/lists/offer-texts.ts';
import { paperWords } from '#core/lists/paper-texts.ts';
import { plans } from '#core/plans/plans.ts';
import type { Product } from '#core/schemas/product.ts';
import type { Template } from '#core/schemas/template.ts';
import { stockActs } from '#core/stock/stock-acts.ts';
import { templateWords } from '#core/templates/template-texts.ts';
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
  /** With it the menu holds all that can be done; without it what is seldom done. */
  readonly onOpen?: OpenDialog;
}

export function ProductMenu({ product, onOpen }: ProductMenuProps) {
  const { plan } = useUser();
  const makeTemplate = useAct(templateMaking);
  const { id, name } = product;
  return (
    <ActMenu name={name}>
      {onOpen && (
        <>
          <Act
            Icon={IconMessageDollar}
            label={offerWords.title}
            onPress={() => onOpen('offer', product)}
          />
          <UsualActs product={product} onOpen={onOpen} />
        </>
      )}
      {plans[plan].features.stock && (
        <>
          <ActLink to={`/stock?made=${id}`} Icon={IconScissors} label={stockActs.made} />
          <ActLink to={`/stock?sold=${id}`} Icon={IconCash} label={stockActs.sold} />
        </>
      )}
      <ActLink to={`/products/${id}/history`} Icon={IconHistory} label={pastTitle} />
      <ActLink to={`/products/${id}/sheet`} Icon={IconPrinter} label={paperWords.openSheet} />
      {plans[plan].features.templates ? (
        <Act Icon={IconTemplate} label={templateWords.save} onPress={() => makeTemplate(product)} />
      ) : (
        <ActLink
          to="/upgrade"
          Icon={IconCrown}
          label={templateWords.save}
          more=", exclusivo do plano Pro"
        />
      )}
      {onOpen && <Act Icon={IconTrash} label="Excluir" onPress={() => onOpen('delete', product)} />}
    </ActMenu>
  );
}

function UsualActs({ product, onOpen }: Required<ProductMenuProps>) {
  const { copying, duplicate } = useDuplication(product);
  return (
    <>
      <ActLink to={`/edit-product/${product.id}`} Icon={IconPencil} label="Editar" />
      <Act
        Icon={IconCopy}
        label={copying ? 'Duplicando…' : 'Duplicar'}
        pending={copying}
        onPress={duplicate}
      />
      <Act Icon={IconShare2} label="Compartilhar" onPress={() => onOpen('share', product)} />
    </>
  );
}
