import { useState } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatCount } from '#core/text/formats.ts';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { TrashLink } from '../../../ui/cards/trash-link.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { StaleNote } from '../../../ui/notes/stale-note.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { PrintButton } from '../../../ui/paper/print-button.tsx';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { useFoundMaterials } from '../stored/use-found-materials.ts';
import classes from './catalogue-body.module.css';
import { CatalogueList } from './catalogue-list.tsx';
import { CataloguePaper } from './catalogue-paper.tsx';
import { CardSkeletons } from './material-skeletons.tsx';
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
  const list = useCatalogue();
  const { materials, complete, error, isFetching, refetch } = list;
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
      <SearchBar
        wanted={wanted}
        onChange={setWanted}
        canPrint={found.length > 0}
        ready={isRead(list)}
      />
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
      {found.length > 0 && (
        <>
          <CatalogueList materials={found} {...onCards} />
          <TrashLink />
          <CataloguePaper materials={found} complete={complete} search={wanted} />
        </>
      )}
      {found.length === 0 && number === null && <Waiting>Procurando em todo o catálogo…</Waiting>}
      {found.length === 0 &&
        number === 0 &&
        (searching ? <NoMaterialFound /> : <NoMaterials onCreate={onCreate} />)}
    </>
  );
}

/** All is here, or no more comes. */
const isRead = ({ complete, error }: ReturnType<typeof useCatalogue>) => complete || error !== null;

interface SearchBarProps {
  readonly wanted: string;
  readonly onChange: (wanted: string) => void;
  readonly canPrint: boolean;
  /** All that is to be printed is here, or no more comes. */
  readonly ready: boolean;
}

function SearchBar({ wanted, onChange, canPrint, ready }: SearchBarProps) {
  return (
    <div className={classes.bar}>
      <search className={classes.search}>
        <SearchField
          label="Buscar materiais"
          placeholder="Buscar materiais..."
          value={wanted}
          onChange={onChange}
        />
      </search>
      {canPrint && <PrintButton ready={ready} size="sm" variant="subtle" />}
    </div>
  );
}
