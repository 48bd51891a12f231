import { IconPlus } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { detailWords } from '#core/products/list-texts.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';

/** The way on to the next piece, for who has just saved this one. */
export function NextPiece() {
  const { state } = useLocation();
  if (!Object(state).saved) return null;
  return (
    <LinkButton
      to="/calculator"
      variant="default"
      leftSection={<IconPlus size={20} stroke={1.7} aria-hidden />}
    >
      {detailWords.nextPiece}
    </LinkButton>
  );
}
