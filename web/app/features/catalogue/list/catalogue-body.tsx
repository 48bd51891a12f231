import { IconBookmarks } from '@tabler/icons-react';
import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { catalogueWords } from '#core/catalogue/catalogue-texts.ts';
import { gatheringTexts } from '#core/catalogue/gathering-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { formatCount } from '#core/numbers/formats.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { useAct, useCopied, useRowsAhead } from '../../../acts/use-acts.ts';
import { queryFailure } from '../../../api/api-error.ts';
import { Button, QuietButton } from '../../../ui/buttons/button.tsx';
import { CardFeed } from '../../../ui/cards/card-feed.tsx';
import { TrashLink } from '../../../ui/cards/list-links.tsx';
import { LookChoice } from '../../../ui/cards/look-choice.tsx';
import { type ListLook, useListLook } from '../../../ui/cards/use-list-look.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { QueryPlaceholder, StaleNote } from '../../../ui/notes/load-error.tsx';
import { DelayedText, Skeleton, Waiting } from '../../../ui/notes/waiting.tsx';
import { PrintButton } from '../../../ui/paper/print-button.tsx';
import classes from '../catalogue.module.css';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { useFoundMaterials } from '../stored/use-found-materials.ts';
import { CataloguePaper } from './catalogue-paper.tsx';
import { MaterialRow } from './catalogue-row.tsx';
import { materialCopying, materialDuplication } from './material-acts.ts';
import { MaterialCard, type OpenMaterial } from './material-card.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** The usual heights of a card with a name of one line and of a row, in pixels. */
const usualHeights = { cards: 225, rows: 65 };

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
  const [look, choose] = useListLook('materials', materials?.length ?? Infinity);
  if (!materials)
    return (
      <QueryPlaceholder query={list} failed={loadFailed}>
        <Skeletons look={look} />
      </QueryPlaceholder>
    );
  const searching = wanted.trim() !== '';
  const Material = look === 'rows' ? MaterialRow : MaterialCard;
  return (
    <>
      <Row gap={2} between className={classes.bar}>
        <search className={classes.search}>
          <SearchField
            label="Buscar materiais"
            placeholder="Buscar materiais..."
            value={wanted}
            onChange={setWanted}
          />
        </search>
        {materials.length > 0 && <LookChoice look={look} onChange={choose} />}
      </Row>
      {error && (
        <StaleNote {...queryFailure(list)}>
          {complete
            ? `${loadFailed}: esta é a lista da última vez.`
            : 'Só os materiais mais novos puderam ser carregados.'}
        </StaleNote>
      )}
      <Found searching={searching} shown={found.length} number={number} />
      {found.length > 0 && (
        <>
          <CardFeed
            key={look}
            look={look}
            label={priceLabels.materials}
            items={found}
            estimate={usualHeights[look]}
          >
            {(material, position, total) => (
              <Material
                material={material}
                position={position}
                total={total}
                copying={copying.has(material.id)}
                onOpen={onOpen}
                onCopy={duplicate}
              />
            )}
          </CardFeed>
          <Foot ready={complete || error !== null} onGather={onGather} />
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

interface FoundProps {
  readonly searching: boolean;
  readonly shown: number;
  /** The number of all materials found; null while only the server knows. */
  readonly number: number | null;
}

const Found = ({ searching, shown, number }: FoundProps) => (
  <Text role="status" size={2} tone="soft">
    {searching &&
      shown > 0 &&
      number !== 0 &&
      formatCount(number ?? shown, 'material encontrado', 'materiais encontrados')}
    {searching && number === null && ' até agora'}
  </Text>
);

interface FootProps extends Pick<CatalogueBodyProps, 'onGather'> {
  /** Whether all that is printed is there. */
  readonly ready: boolean;
}

const Foot = ({ ready, onGather }: FootProps) => (
  <Row wrap gap={4} align="baseline">
    <TrashLink />
    <PrintButton ready={ready} size="sm" variant="subtle" />
    {onGather && (
      <QuietButton onClick={onGather}>
        <IconBookmarks size={18} aria-hidden />
        {gatheringTexts.offer}
      </QuietButton>
    )}
  </Row>
);

function Skeletons({ look }: { readonly look: ListLook }) {
  return (
    <>
      <DelayedText>Carregando seus materiais…</DelayedText>
      <div className={classes.skeletons} data-look={look} aria-hidden="true">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} data-skeleton>
            <Skeleton height={look === 'rows' ? '4rem' : '14rem'} />
          </div>
        ))}
      </div>
    </>
  );
}

function NoMaterials({ onCreate, onGather }: Omit<CatalogueBodyProps, 'onOpen'>) {
  return (
    <EmptyState
      title="Nenhum material cadastrado"
      action={
        <Row wrap gap={3} className={classes.acts}>
          {onGather && <Button onClick={onGather}>{gatheringTexts.offer}</Button>}
          <Button variant={onGather ? 'default' : 'filled'} onClick={onCreate}>
            Cadastrar Primeiro Material
          </Button>
        </Row>
      }
    >
      <p>Comece cadastrando seus primeiros materiais</p>
    </EmptyState>
  );
}

function NoMaterialFound() {
  return (
    <EmptyState title={catalogueWords.none}>
      <p>{actWords.otherWords}</p>
    </EmptyState>
  );
}
