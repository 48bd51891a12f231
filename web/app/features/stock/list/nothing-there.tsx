import { IconPackage, IconSearchOff, IconTags } from '@tabler/icons-react';
import { stockWords } from '#core/stock/stock-texts.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';

export const NoMaterials = () => (
  <EmptyState
    title={stockWords.noMaterials}
    picture={<IconPackage size="100%" stroke={1} />}
    action={<LinkButton to="/materials">{stockWords.toCatalogue}</LinkButton>}
  >
    <p>{stockWords.noMaterialsHint}</p>
  </EmptyState>
);

export const NoProducts = () => (
  <EmptyState
    title={stockWords.noProducts}
    picture={<IconTags size="100%" stroke={1} />}
    action={<LinkButton to="/calculator">{stockWords.toCalculator}</LinkButton>}
  >
    <p>{stockWords.noProductsHint}</p>
  </EmptyState>
);

export const NothingFound = () => (
  <EmptyState title={stockWords.nothingFound} picture={<IconSearchOff size="100%" stroke={1} />}>
    <p>{stockWords.nothingFoundHint}</p>
  </EmptyState>
);
