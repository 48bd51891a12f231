import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { catalogueWords } from '#core/catalogue/catalogue-texts.ts';
import { suggestionLabels } from '#core/catalogue/known-material-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { deviceStorage } from '../../../ui/browser/browser-storage.ts';
import { LinkButton, NoteButton } from '../../../ui/buttons/button.tsx';
import { Folded } from '../../../ui/lists/folded.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { catalogueQuery } from '../../catalogue/stored/catalogue-query.ts';
import { CataloguePicker, type CataloguePickerProps } from './catalogue-picker.tsx';
import classes from './own-catalogue.module.css';

export type OwnCatalogueProps = Pick<CataloguePickerProps, 'rows' | 'work'>;

const title = suggestionLabels.catalogue;
const foldedKey = 'catalogue-on-form-folded';

/** The catalogue below the rows. It stays open from one pick to the next; folded, it stays folded. */
export function OwnCatalogue(props: OwnCatalogueProps) {
  const [open, setOpen] = useState(() => deviceStorage.read(foldedKey) === null);
  const toggle = (next: boolean) => {
    if (next) deviceStorage.remove(foldedKey);
    else deviceStorage.write(foldedKey, 'true');
    setOpen(next);
  };
  return (
    <section aria-label={title} className={classes.catalogue}>
      <Folded summary={title} open={open} onToggle={toggle}>
        {open && (
          <Stack gap={2} className={classes.unfolded}>
            <Entries {...props} />
          </Stack>
        )}
      </Folded>
    </section>
  );
}

function Entries(props: OwnCatalogueProps) {
  const { data, error, isFetching, refetch } = useQuery(catalogueQuery);
  if (data && data.rows.length > 0) {
    return <CataloguePicker {...props} materials={data.rows} complete={data.complete} />;
  }
  if (data) {
    return (
      <>
        <p>
          Seu catálogo está vazio. Cadastre o que você compra sempre e não digite o preço de novo.
        </p>
        <div>
          <LinkButton to="/materials" variant="default" size="sm">
            Abrir o catálogo
          </LinkButton>
        </div>
      </>
    );
  }
  if (!error) return <Waiting>{catalogueWords.loading}</Waiting>;
  return (
    <div role="alert">
      <Note
        kind="bad"
        action={
          <NoteButton loading={isFetching} onClick={() => void refetch()}>
            {actWords.retry}
          </NoteButton>
        }
      >
        {errorMessages.catalogue_load_failed.detail}
      </Note>
    </div>
  );
}
