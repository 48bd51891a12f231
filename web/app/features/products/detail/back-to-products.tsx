import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { detailWords } from '#core/products/list-texts.ts';
import { BackLink } from '../../../ui/screen/back-link.tsx';

/** Whoever came from the list or a product goes back to it as it was, instead of to its beginning. */
export function BackToProducts() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const from: unknown = state?.from;
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || typeof from !== 'string') return;
    event.preventDefault();
    void navigate(-1);
  };
  const isOfOne = typeof from === 'string' && from !== '/products';
  return (
    <BackLink to={isOfOne ? from : '/products'} onClick={goBack}>
      {isOfOne ? detailWords.title : detailWords.list}
    </BackLink>
  );
}
