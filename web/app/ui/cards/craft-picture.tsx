import {
  type Icon,
  IconBottle,
  IconCake,
  IconCandle,
  IconDiamond,
  IconHorseToy,
  IconMug,
  IconNeedleThread,
  IconNotebook,
  IconPalette,
  IconPhotoHeart,
  IconPlant,
  IconPuzzle,
  IconScissors,
  IconSock,
  IconSparkles,
  IconWood,
  IconYarn,
} from '@tabler/icons-react';
import type { CraftId } from '#core/crafts/crafts.ts';

// Drawn rather than emoji: cheap phones lack the newer ones, among them needle, wood and jar.
const pictures: Record<CraftId, Icon> = {
  croche: IconYarn,
  bordado: IconNeedleThread,
  bijuteria: IconDiamond,
  biscuit: IconCake,
  ceramica: IconMug,
  costura: IconScissors,
  decoracao: IconCandle,
  tricot: IconSock,
  macrame: IconPlant,
  patchwork: IconPuzzle,
  feltro: IconHorseToy,
  scrapbook: IconPhotoHeart,
  pintura: IconPalette,
  madeira: IconWood,
  vidro: IconBottle,
  papel: IconNotebook,
  outros: IconSparkles,
};

export function CraftPicture({ craft }: { readonly craft: CraftId }) {
  const Picture = pictures[craft];
  return <Picture size={32} stroke={1.5} aria-hidden />;
}
