import {
  type Icon,
  IconCash,
  IconCopy,
  IconCrown,
  IconDotsVertical,
  IconHistory,
  IconPencil,
  IconPrinter,
  IconScissors,
  IconShare2,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { historyWords } from '#core/history/history-texts.ts';
import { paperWords } from '#core/lists/paper-texts.ts';
import { plans } from '#core/plans/plans.ts';
import type { Product } from '#core/schemas/product.ts';
import type { Template } from '#core/schemas/template.ts';
import { stockWords } from '#core/stock/stock-texts.ts';
import { templateWords } from '#core/templates/template-texts.ts';
import { actOn, type Stage } from '../../../acts/act.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { Dropdown } from '../../../ui/buttons/dropdown.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { useUser } from '../../session/user-context.ts';
import type { OpenDialog } from './open-dialog.ts';
import classes from './product-acts.module.css';
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

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

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
    <div className={classes.corner}>
      <Dropdown
        button={<IconDotsVertical {...icon} />}
        buttonClass={classes.button}
        label={`Mais ações: ${name}`}
        width={230}
      >
        <ul>
          {onOpen && <UsualActs product={product} onOpen={onOpen} />}
          {plans[plan].features.stock && (
            <>
              <MenuLink to={`/stock?made=${id}`} Icon={IconScissors} label={stockWords.made} />
              <MenuLink to={`/stock?sold=${id}`} Icon={IconCash} label={stockWords.sold} />
            </>
          )}
          <MenuLink to={`/products/${id}/history`} Icon={IconHistory} label={historyWords.title} />
          <MenuLink to={`/products/${id}/sheet`} Icon={IconPrinter} label={paperWords.openSheet} />
          {plans[plan].features.templates ? (
            <MenuButton
              Icon={IconTemplate}
              label={templateWords.save}
              onPress={() => makeTemplate(product)}
            />
          ) : (
            <MenuLink to="/upgrade" Icon={IconCrown} label={templateWords.save} isSold />
          )}
          {onOpen && (
            <MenuButton
              Icon={IconTrash}
              label="Excluir"
              onPress={() => onOpen('delete', product)}
            />
          )}
        </ul>
      </Dropdown>
    </div>
  );
}

function UsualActs({ product, onOpen }: Required<ProductMenuProps>) {
  const { copying, duplicate } = useDuplication(product);
  return (
    <>
      <MenuLink to={`/edit-product/${product.id}`} Icon={IconPencil} label="Editar" />
      <MenuButton
        Icon={IconCopy}
        label={copying ? 'Duplicando…' : 'Duplicar'}
        onPress={duplicate}
      />
      <MenuButton Icon={IconShare2} label="Compartilhar" onPress={() => onOpen('share', product)} />
    </>
  );
}

interface MenuItemProps {
  readonly Icon: Icon;
  readonly label: string;
}

interface MenuLinkProps extends MenuItemProps {
  readonly to: string;
  /** It leads to where the act is sold. */
  readonly isSold?: boolean;
}

const MenuLink = ({ to, Icon, label, isSold = false }: MenuLinkProps) => (
  <li>
    <Link to={to} state={{ from: useLocation().pathname }} className={classes.item}>
      <Icon {...icon} />
      {label}
      {isSold && <VisuallyHidden>, exclusivo do plano Pro</VisuallyHidden>}
    </Link>
  </li>
);

const MenuButton = ({ Icon, label, onPress }: MenuItemProps & { onPress: () => void }) => (
  <li>
    <button type="button" className={classes.item} onClick={onPress}>
      <Icon {...icon} />
      {label}
    </button>
  </li>
);
