import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { errorMessages } from '#core/errors/errors.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { materialAddedToast } from '#core/text/toasts.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { NoteButton } from '../../../ui/buttons/note-button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { rowFromCatalogue } from '../known-materials/row-from-catalogue.ts';
import type { MaterialRows } from '../materials/material-rows.ts';
import { CataloguePicker } from './catalogue-picker.tsx';
import { withOneMore } from './one-more.ts';

export interface OwnCatalogueProps {
  readonly rows: MaterialRows;
  /** Closes what it stands in, before the cursor goes to the row. */
  readonly onPicked: () => void;
}

export function OwnCatalogue({ rows, onPicked }: OwnCatalogueProps) {
  const put = (material: CatalogueMaterial) => {
    flushSync(onPicked);
    // A second tap is one more of it.
    const isPut =
      rows.changeLinked(material.id, withOneMore) || rows.addMaterial(rowFromCatalogue(material));
    if (isPut) toast.success(materialAddedToast(material.name));
  };
  const { data, error, isFetching, refetch } = useQuery(catalogueQuery);
  if (data && data.rows.length > 0) {
    return <CataloguePicker materials={data.rows} complete={data.complete} onPick={put} />;
  }
  if (data) {
    return (
      <Note
        kind="info"
        action={
          <LinkButton to="/materials" variant="default" size="sm">
            Abrir o catálogo
          </LinkButton>
        }
      >
        Seu catálogo está vazio. Cadastre o que você compra sempre e não digite o preço de novo.
      </Note>
    );
  }
  if (!error) return <Waiting>Carregando seu catálogo…</Waiting>;
  return (
    <div role="alert">
      <Note
        kind="bad"
        action={
          <NoteButton loading={isFetching} onClick={() => void refetch()}>
            Tentar de novo
          </NoteButton>
        }
      >
        {errorMessages.catalogue_load_failed.detail}
      </Note>
    </div>
  );
}
