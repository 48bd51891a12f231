import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { labels } from '#core/text/labels.ts';
import { useAct, useCopied } from '../../../acts/use-acts.ts';
import { CardFeed } from '../../../ui/cards/card-feed.tsx';
import { materialCopying, materialDuplication } from './material-acts.ts';
import { MaterialCard } from './material-card.tsx';

/** Of a card with a name of one line, in pixels. */
const usualHeight = 225;

interface CatalogueListProps {
  readonly materials: readonly CatalogueMaterial[];
  readonly onPrices: (material: CatalogueMaterial) => void;
  readonly onEdit: (material: CatalogueMaterial) => void;
  readonly onDelete: (material: CatalogueMaterial) => void;
}

export function CatalogueList({ materials, onPrices, onEdit, onDelete }: CatalogueListProps) {
  const duplicate = useAct(materialDuplication);
  const copying = useCopied(materialCopying);
  return (
    <CardFeed label={labels.materials} items={materials} estimate={usualHeight}>
      {(material, position, total) => (
        <MaterialCard
          material={material}
          position={position}
          total={total}
          duplicating={copying.has(material.id)}
          onPrices={onPrices}
          onEdit={onEdit}
          onDuplicate={duplicate}
          onDelete={onDelete}
        />
      )}
    </CardFeed>
  );
}
