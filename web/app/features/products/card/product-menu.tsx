import {
  IconCash,
  IconCrown,
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
import { stockWords } from '#core/stock/stock-texts.ts';
import { templateWords } from '#core/templates/template-texts.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { CardMenu, cardMenuItem } from '../../../ui/cards/card-menu.tsx';
import { VisuallyHidden } from '../../../ui/notes/visually-hidden.tsx';
import { useUser } from '../../session/user-context.ts';
import { templateMaking } from '../acts/save-template.ts';

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** What is seldom done with a product. */
export function ProductMenu({ product }: { readonly product: Product }) {
  const { plan } = useUser();
  const makeTemplate = useAct(templateMaking);
  const { id, name } = product;
  return (
    <CardMenu name={name}>
      {plans[plan].features.stock && (
        <>
          <li>
            <Link to={`/stock?made=${id}`} className={cardMenuItem}>
              <IconScissors {...icon} />
              {stockWords.made}
            </Link>
          </li>
          <li>
            <Link to={`/stock?sold=${id}`} className={cardMenuItem}>
              <IconCash {...icon} />
              {stockWords.sold}
            </Link>
          </li>
        </>
      )}
      <li>
        <Link to={`/products/${id}/history`} className={cardMenuItem}>
          <IconHistory {...icon} />
          {historyWords.title}
        </Link>
      </li>
      <li>
        <Link to={`/products/${id}/sheet`} className={cardMenuItem}>
          <IconPrinter {...icon} />
          {paperWords.openSheet}
        </Link>
      </li>
      <li>
        {plans[plan].features.templates ? (
          <button type="button" className={cardMenuItem} onClick={() => makeTemplate(product)}>
            <IconTemplate {...icon} />
            {templateWords.save}
          </button>
        ) : (
          <Link to="/upgrade" className={cardMenuItem}>
            <IconCrown {...icon} />
            {templateWords.save}
            <VisuallyHidden>, exclusivo do plano Pro</VisuallyHidden>
          </Link>
        )}
      </li>
    </CardMenu>
  );
}
