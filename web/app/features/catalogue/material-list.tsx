import { labels } from '#core/messages/labels.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { CardFeed } from '../../ui/card-feed.tsx';
import { MaterialCard } from './material-card.tsx';
import { useDuplicate } from './use-duplicate.ts';

/** Of a card with a name of one line, in pixels. */
const usualHeight = 200;

interface MaterialListProps {
  readonly materials: readonly CatalogueMaterial[];
  readonly onEdit: (material: CatalogueMaterial) => void;
  readonly onDelete: (material: CatalogueMaterial) => void;
}

export function MaterialList({ materials, onEdit, onDelete }: MaterialListProps) {
  const { duplicate, duplicating } = useDuplicate();
  return (
    <CardFeed label={labels.materials} items={materials} estimate={usualHeight}>
      {(material, position, total) => (
        <MaterialCard
          material={material}
          position={position}
          total={total}
          duplicating={duplicating.has(material.id)}
          onEdit={onEdit}
          onDuplicate={duplicate}
          onDelete={onDelete}
        />
      )}
    </CardFeed>
  );
}
