import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatCount } from '#core/messages/formats.ts';
import { PageHead } from '../../ui/page.tsx';
import { CatalogueBody } from './catalogue-body.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MaterialDialog } from './material-dialog.tsx';
import { materialsQuery } from './materials-query.ts';
import { useDialogs } from './use-dialogs.ts';

/** The catalogue of materials: what the user buys again and again, with its price per unit. */
export function Catalogue() {
  const { data } = useQuery(materialsQuery);
  const dialogs = useDialogs();
  const newButton = useRef<HTMLButtonElement>(null);
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
        {data && formatCount(data.length, 'material cadastrado', 'materiais cadastrados')}
      </PageHead>
      <CatalogueBody onCreate={dialogs.create} onEdit={dialogs.edit} onDelete={dialogs.remove} />
      <MaterialDialog
        {...dialogs.edited}
        onSaved={() => dialogs.closeEdited(dialogs.edited.material ? null : newButton.current)}
        onClose={() => dialogs.closeEdited()}
      />
      <DeleteDialog
        {...dialogs.deleted}
        onDeleted={(neighbour) => dialogs.closeDeleted(neighbour ?? newButton.current)}
        onClose={() => dialogs.closeDeleted()}
      />
    </>
  );
}
