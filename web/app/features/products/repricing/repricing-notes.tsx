import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { oldPricesNote, otherRateNote, repricingTexts } from '#core/repricing/repricing-texts.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { ActNote } from '../../../ui/notes/act-note.tsx';
import { dearerQuery } from '../stored/dearer-query.ts';
import { ReviewDialog } from './review-dialog.tsx';
import type { Review } from './review-query.ts';

/** How many products do not follow today's prices or hourly rate, and how to reprice them. */
export function RepricingNotes({ otherRate }: { readonly otherRate: number }) {
  const { data } = useQuery(dearerQuery);
  const [review, setReview] = useState<Review | null>(null);
  const dearer = data?.dearer.length ?? 0;
  if (dearer === 0 && otherRate === 0 && review === null) return null;
  return (
    <Stack gap={3}>
      {dearer > 0 && (
        <ActNote act={repricingTexts.update} onPress={() => setReview({ cause: 'materials' })}>
          {oldPricesNote(dearer, data?.hasMore === true)}
        </ActNote>
      )}
      {otherRate > 0 && (
        <ActNote
          act={otherRate === 1 ? repricingTexts.recalculate : repricingTexts.recalculateAll}
          onPress={() => setReview({ cause: 'hourlyRate' })}
        >
          {otherRateNote(otherRate)}
        </ActNote>
      )}
      <ReviewDialog
        review={review}
        products={review?.cause === 'hourlyRate' ? otherRate : undefined}
        onClose={() => setReview(null)}
      />
    </Stack>
  );
}
