import { IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import type { Product } from '#core/schemas/product.ts';
import { CardAction, CardActions, CardLink, CopyAction } from '../../../ui/cards/card-action.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { useDuplication } from '../acts/use-duplication.ts';

interface ProductActionsProps {
  readonly product: Product;
  readonly onOpen: OpenDialog;
}

export function ProductActions({ product, onOpen }: ProductActionsProps) {
  const { id, name } = product;
  const { copying, duplicate } = useDuplication(product);
  return (
    <CardActions>
      <CardLink
        to={`/edit-product/${id}`}
        prefetch="intent"
        Icon={IconPencil}
        label="Editar"
        name={`Editar ${name}`}
      />
      <CopyAction name={name} copying={copying} onCopy={duplicate} />
      <CardAction
        Icon={IconShare2}
        label="Compartilhar"
        name={`Compartilhar ${name}`}
        onPress={() => onOpen('share', product)}
      />
      <CardAction
        Icon={IconTrash}
        label="Excluir"
        name={`Excluir ${name}`}
        onPress={() => onOpen('delete', product)}
      />
    </CardActions>
  );
}
