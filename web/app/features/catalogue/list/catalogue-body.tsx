import { useState } from 'react';
import { errorMessages } from '#core/messages/errors.ts';
import { formatCount } from '#core/messages/formats.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { StaleNote } from '../../../ui/notes/stale-note.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { useFoundMaterials } from '../stored/use-found-materials.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import classes from './catalogue-body.module.css';
import { CatalogueList } from './catalogue-list.tsx';
import { NoMaterialFound, NoMaterials } from './no-materials.tsx';
import { useCatalogue } from './use-catalogue.ts';

const loadFailed = errorMessages.catalogue_load_failed.detail;

interface CatalogueBodyProps {
  readonly onCreate: () => void;
  readonly onPrices: (material: CatalogueMaterial) => void;
  readonly onEdit: (material: CatalogueMaterial) => void;
  readonly onDelete: (material: CatalogueMaterial) => void;
}

/** The search and what it finds, or what stands in the list's place. */
export function CatalogueBody({ onCreate, ...onCards }: CatalogueBodyProps) {
  const { materials, complete, error, isFetching, refetch } = useCatalogue();
  const [wanted, setWanted] = useState('');
  const { found: stored, number } = useFoundMaterials(materials ?? [], complete, wanted);
  // What is here is ahead already.
  const found = useRowsAhead(cachedCatalogue, complete ? undefined : stored) ?? stored;
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  if (!materials)
    return error ? <LoadError title={loadFailed} error={error} {...retry} /> : <CardSkeletons />;
  const searching = wanted.trim() !== '';
  return (
    <>
      <search className={classes.search}>
        <SearchField
          label="Buscar materiais"
          placeholder="Buscar materiais..."
          value={wanted}
          onChange={setWanted}
        />
      </search>
      {error && (
        <StaleNote error={error} {...retry}>
          {complete
            ? `${loadFailed}: esta é a lista da última vez.`
            : 'Só os materiais mais novos puderam ser carregados.'}
        </StaleNote>
      )}
      <p role="status" className={classes.found}>
        {searching &&
          number !== 0 &&
          found.length > 0 &&
          formatCount(number ?? found.length, 'material encontrado', 'materiais encontrados')}
        {searching && number === null && ' até agora'}
      </p>
      {found.length > 0 && <CatalogueList materials={found} {...onCards} />}
      {found.length === 0 && number === null && <Waiting>Procurando em todo o catálogo…</Waiting>}
      {found.length === 0 &&
        number === 0 &&
        (searching ? <NoMaterialFound /> : <NoMaterials onCreate={onCreate} />)}
    </>
  );
}
