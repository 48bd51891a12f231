import { IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '#core/schemas/product.ts';
import type { Stage } from '../../../acts/act.ts';
import { useAct, useCopied } from '../../../acts/use-acts.ts';
import { CardAction, CardActions, CardLink, CopyAction } from '../../../ui/cards/card-action.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { productCopying, productDuplication } from '../acts/product-acts.ts';

interface ProductActionsProps {
  readonly product: Product;
  readonly onOpen: OpenDialog;
}

export function ProductActions({ product, onOpen }: ProductActionsProps) {
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
    <CardActions>
      <CardLink
        to={`/edit-product/${id}`}
        prefetch="intent"
        Icon={IconPencil}
        label="Editar"
        name={`Editar ${name}`}
      />
      <CopyAction name={name} copying={copying} onCopy={() => duplicate(product)} />
      <CardAction
        Icon={IconShare2}
        label="Compartilhar"
        name={`Compartilhar ${name}`}
        onPress={() => onOpen('share', product)}
      />
      <CardAction
        destructive
        Icon={IconTrash}
        label="Excluir"
        name={`Excluir ${name}`}
        onPress={() => onOpen('delete', product)}
      />
    </CardActions>
  );
}
