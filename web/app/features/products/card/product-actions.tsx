import { IconCopy, IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Product } from '#core/schemas/product.ts';
import type { Stage } from '../../../acts/act.ts';
import { useAct, useCopied } from '../../../acts/use-acts.ts';
import { Spinner } from '../../../ui/buttons/spinner.tsx';
import classes from '../../../ui/cards/card-actions.module.css';
import type { AskAbout } from '../acts/ask-about.ts';
import { productCopying, productDuplication } from '../acts/product-acts.ts';

interface ProductActionsProps {
  readonly product: Product;
  readonly onAsk: AskAbout;
}

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** Edit, duplicate, share and delete. */
export function ProductActions({ product, onAsk }: ProductActionsProps) {
  const navigate = useNavigate();
  const duplicate = useAct(
    useCallback(
      (stage: Stage) => productDuplication(stage, () => navigate('/upgrade')),
      [navigate],
    ),
  );
  const { id, name } = product;
  const copying = useCopied(productCopying).has(id);
  return (
    <div className={classes.actions}>
      <Link
        to={`/edit-product/${id}`}
        prefetch="intent"
        className={classes.action}
        aria-label={`Editar ${name}`}
      >
        <IconPencil {...icon} />
        Editar
      </Link>
      <button
        type="button"
        className={classes.action}
        aria-label={`${copying ? 'Duplicando' : 'Duplicar'} ${name}`}
        aria-disabled={copying}
        aria-busy={copying}
        onClick={() => duplicate(product)}
      >
        {copying ? <Spinner /> : <IconCopy {...icon} />}
        {copying ? 'Duplicando…' : 'Duplicar'}
      </button>
      <button
        type="button"
        className={classes.action}
        aria-label={`Compartilhar ${name}`}
        onClick={() => onAsk('share', product)}
      >
        <IconShare2 {...icon} />
        Compartilhar
      </button>
      <button
        type="button"
        className={classes.action}
        data-kind="delete"
        aria-label={`Excluir ${name}`}
        onClick={() => onAsk('delete', product)}
      >
        <IconTrash {...icon} />
        Excluir
      </button>
    </div>
  );
}
