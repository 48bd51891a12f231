import { useSyncExternalStore } from 'react';
import { likeLast } from '#core/products/form-texts.ts';
import { Text } from '../../../ui/look/text.tsx';
import type { DraftWork } from './draft-work.ts';

/** Says that a new product began with what was answered for the last one. */
export function LikeLastNote({ work }: { readonly work: DraftWork }) {
  const isShown = useSyncExternalStore(work.subscribe, work.beganLikeLast);
  return (
    isShown && (
      <Text size={2} tone="soft">
        {likeLast}
      </Text>
    )
  );
}
