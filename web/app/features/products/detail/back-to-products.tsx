import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BackLink } from '../../../ui/screen/back-link.tsx';
import { isFromList } from '../list/from-list.ts';

/** Whoever came from the list goes back to it as it was, instead of to its beginning. */
export function BackToProducts() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isFromList(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to="/products" onClick={goBack}>
      Produtos
    </BackLink>
  );
}
