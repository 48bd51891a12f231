import { IconNeedleThread, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { gatheringTexts } from '#core/catalogue/gathering-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { formatCount } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { useAct, useCopied, useRowsAhead } from '../../../acts/use-acts.ts';
import { queryFailure } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CardFeed } from '../../../ui/cards/card-feed.tsx';
import { CardSkeletons } from '../../../ui/cards/card-skeletons.tsx';
import { ImportLink } from '../../../ui/cards/import-link.tsx';
import { TrashLink } from '../../../ui/cards/trash-link.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { StaleNote } from '../../../ui/notes/stale-note.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { PrintButton } from '../../../ui/paper/print-button.tsx';
import { useUser } from '../../session/user-context.ts';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { useFoundMaterials } from '../stored/use-found-materials.ts';
import classes from './catalogue-body.module.css';
import { CataloguePaper } from './catalogue-paper.tsx';
import { materialCopying, materialDuplication } from './material-acts.ts';
import { MaterialCard, type OpenMaterial } from './material-card.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** Of a card with a name of one line, in pixels. */
const usualHeight = 225;

const skeletonLines = [
  { height: '1.25rem', width: '70%' },
  { height: '1rem', width: '45%' },
  { height: '1.75rem', width: '60%' },
  { height: '1rem' },
];

const loadFailed = errorMessages.catalogue_load_failed.detail;

interface CatalogueBodyProps {
  readonly onCreate: () => void;
  /** Null where there is nothing to gather. */
  readonly onGather: (() => void) | null;
  readonly onOpen: OpenMaterial;
}

export function CatalogueBody({ onCreate, onGather, onOpen }: CatalogueBodyProps) {
  const list = useCatalogue();
  const { materials, complete, error } = list;
  const [wanted, setWanted] = useState('');
  const { found: stored, number } = useFoundMaterials(materials ?? [], complete, wanted);
  // What is here is up to date already.
  const found = useRowsAhead(cachedCatalogue, complete ? undefined : stored) ?? stored;
  const duplicate = useAct(materialDuplication);
  const copying = useCopied(materialCopying);
  if (!materials)
    return (
      <QueryPlaceholder query={list} failed={loadFailed}>
        <CardSkeletons
          waiting="Carregando seus materiais…"
          grid={classes.grid}
          card={classes.card}
          lines={skeletonLines}
        />
      </QueryPlaceholder>
    );
  const searching = wanted.trim() !== '';
  return (
    <>
      <div className={classes.bar}>
        <search className={classes.search}>
          <SearchField
            label="Buscar materiais"
            placeholder="Buscar materiais..."
            value={wanted}
            onChange={setWanted}
          />
        </search>
        {found.length > 0 && (
          <PrintButton ready={complete || error !== null} size="sm" variant="subtle" />
        )}
      </div>
      {error && (
        <StaleNote {...queryFailure(list)}>
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
          <CardFeed label={labels.materials} items={found} estimate={usualHeight}>
            {(material, position, total) => (
              <MaterialCard
                material={material}
                position={position}
                total={total}
                copying={copying.has(material.id)}
                onOpen={onOpen}
                onCopy={duplicate}
              />
            )}
          </CardFeed>
          <TrashLink />
          <CataloguePaper materials={found} complete={complete} search={wanted} />
        </>
      )}
      {found.length === 0 && number === null && <Waiting>Procurando em todo o catálogo…</Waiting>}
      {found.length === 0 &&
        number === 0 &&
        (searching ? <NoMaterialFound /> : <NoMaterials onCreate={onCreate} onGather={onGather} />)}
    </>
  );
}

function NoMaterials({ onCreate, onGather }: Omit<CatalogueBodyProps, 'onOpen'>) {
  const { plan } = useUser();
  return (
    <EmptyState
      title="Nenhum material cadastrado"
      picture={<IconNeedleThread size="100%" stroke={1} />}
      action={
        <div className={classes.actions}>
          {onGather && <Button onClick={onGather}>{gatheringTexts.offer}</Button>}
          <Button variant={onGather ? 'default' : 'filled'} onClick={onCreate}>
            Cadastrar Primeiro Material
          </Button>
          <ImportLink plan={plan} />
        </div>
      }
    >
      <p>Comece cadastrando seus primeiros materiais</p>
    </EmptyState>
  );
}

function NoMaterialFound() {
  return (
    <EmptyState title="Nenhum material encontrado" picture={<IconSearch size="100%" stroke={1} />}>
      <p>Tente buscar com outros termos</p>
    </EmptyState>
  );
}
