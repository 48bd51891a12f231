import {
  type Icon,
  IconCash,
  IconCrown,
  IconDotsVertical,
  IconHistory,
  IconPrinter,
  IconScissors,
  IconTemplate,
} from '@tabler/icons-react';
import { Link } from 'react-router';
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
import classes from './product-menu.module.css';

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

/** What is seldom done with a product. */
export function ProductMenu({ product }: { readonly product: Product }) {
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
        <ul className={classes.items}>
          {plans[plan].features.stock && (
            <>
              <MenuLink to={`/stock?made=${id}`} Icon={IconScissors} label={stockWords.made} />
              <MenuLink to={`/stock?sold=${id}`} Icon={IconCash} label={stockWords.sold} />
            </>
          )}
          <MenuLink to={`/products/${id}/history`} Icon={IconHistory} label={historyWords.title} />
          <MenuLink to={`/products/${id}/sheet`} Icon={IconPrinter} label={paperWords.openSheet} />
          <li>
            {plans[plan].features.templates ? (
              <button type="button" className={classes.item} onClick={() => makeTemplate(product)}>
                <IconTemplate {...icon} />
                {templateWords.save}
              </button>
            ) : (
              <Link to="/upgrade" className={classes.item}>
                <IconCrown {...icon} />
                {templateWords.save}
                <VisuallyHidden>, exclusivo do plano Pro</VisuallyHidden>
              </Link>
            )}
          </li>
        </ul>
      </Dropdown>
    </div>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly Icon: Icon;
  readonly label: string;
}

const MenuLink = ({ to, Icon, label }: MenuLinkProps) => (
  <li>
    <Link to={to} className={classes.item}>
      <Icon {...icon} />
      {label}
    </Link>
  </li>
);
