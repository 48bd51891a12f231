import { IconNeedleThread, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatCount } from '#core/text/formats.ts';
import { useRowsAhead } from '../../../acts/use-acts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TrashLink } from '../../../ui/cards/trash-link.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { DelayedText } from '../../../ui/notes/delayed-text.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { LoadError } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { StaleNote } from '../../../ui/notes/stale-note.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { PrintButton } from '../../../ui/paper/print-button.tsx';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { useFoundMaterials } from '../stored/use-found-materials.ts';
import classes from './catalogue-body.module.css';
import { CatalogueList } from './catalogue-list.tsx';
import { CataloguePaper } from './catalogue-paper.tsx';
import { useCatalogue } from './use-catalogue.ts';

const cards = ['first', 'second', 'third'];

/** The room of the cards while they load. */
function CardSkeletons() {
  return (
    <>
      <DelayedText announced>Carregando seus materiais…</DelayedText>
      <div className={classes.grid} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={classes.card} data-skeleton>
            <Skeleton height="1.25rem" width="70%" />
            <Skeleton height="1rem" width="45%" />
            <Skeleton height="1.75rem" width="60%" />
            <Skeleton height="1rem" />
          </div>
        ))}
      </div>
    </>
  );
}

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

/** The catalogue has nothing in it yet. */
function NoMaterials({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <EmptyState
      title="Nenhum material cadastrado"
      picture={<IconNeedleThread size="100%" stroke={1} />}
      action={<Button onClick={onCreate}>Cadastrar Primeiro Material</Button>}
    >
      <p>Comece cadastrando seus primeiros materiais</p>
    </EmptyState>
  );
}

/** The catalogue has nothing like what is looked for. */
function NoMaterialFound() {
  return (
    <EmptyState title="Nenhum material encontrado" picture={<IconSearch size="100%" stroke={1} />}>
      <p>Tente buscar com outros termos</p>
    </EmptyState>
  );
}
