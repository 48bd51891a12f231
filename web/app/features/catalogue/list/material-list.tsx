import { labels } from '#core/messages/labels.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { useCopied } from '../../../acts/use-duplication.ts';
import { CardFeed } from '../../../ui/card-feed.tsx';
import { MaterialCard } from './material-card.tsx';
import { materialCopying, useDuplicateMaterial } from './use-material-acts.ts';

/** Of a card with a name of one line, in pixels. */
const usualHeight = 200;

interface MaterialListProps {
  readonly materials: readonly CatalogueMaterial[];
  readonly onEdit: (material: CatalogueMaterial) => void;
  readonly onDelete: (material: CatalogueMaterial) => void;
}

export function MaterialList({ materials, onEdit, onDelete }: MaterialListProps) {
  const duplicate = useDuplicateMaterial();
  const copying = useCopied(materialCopying);
  return (
    <CardFeed label={labels.materials} items={materials} estimate={usualHeight}>
      {(material, position, total) => (
        <MaterialCard
          material={material}
          position={position}
          total={total}
          duplicating={copying.has(material.id)}
          onEdit={onEdit}
          onDuplicate={duplicate}
          onDelete={onDelete}
        />
      )}
    </CardFeed>
  );
}
