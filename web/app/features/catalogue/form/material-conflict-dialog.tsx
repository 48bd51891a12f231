import { unitOf } from '#core/choices/unit-types.ts';
import { priceText, wasteText } from '#core/pricing/price-text.ts';
import type { CatalogueMaterial, CatalogueMaterialContent } from '#core/schemas/catalogue.ts';
import { labels } from '#core/text/labels.ts';
import { ConflictDialog as TwoVersions } from '../../../ui/dialogs/conflict-dialog.tsx';
import { inputOf, type MaterialValues } from './material-values.ts';

interface ConflictDialogProps {
  /** The material as somebody else saved it; null while nobody did. */
  readonly theirs: CatalogueMaterial | null;
  readonly mine: MaterialValues;
  readonly onSaveMine: () => void;
  readonly onShowTheirs: () => void;
  readonly onClose: () => void;
}

/** The material changed elsewhere since it was opened here. */
export function ConflictDialog({ theirs, mine, ...choices }: ConflictDialogProps) {
  return (
    <TwoVersions
      {...choices}
      what="Este material"
      theirs={theirs && { at: theirs.updatedAt, ...versionOf(theirs) }}
      mine={theirs && versionOf(inputOf(mine))}
    />
  );
}

const versionOf = (material: CatalogueMaterialContent) => ({
  name: material.name,
  price: priceText(material, material.unitType),
  note: [
    material.category ?? labels.noCategory,
    material.pack && `usado em ${unitOf(material.unitType).name}`,
    wasteText(material.wastePercentage),
  ]
    .filter(Boolean)
    .join(' · '),
});
