import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rateChangedNote } from '#core/pricing/price-notes.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { RepricingSummary } from '#core/repricing/repricing-schemas.ts';
import { repricingTexts } from '#core/repricing/repricing-texts.ts';
import { NoteButton } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/look/note.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { dearerQuery } from '../stored/dearer-query.ts';

interface OutdatedPriceNotesProps {
  readonly product: Product;
  readonly hourlyRate: number;
  readonly onOpen: OpenDialog;
}

/** Notes what the price does not follow yet: today's hourly rate, or dearer materials. */
export function OutdatedPriceNotes({ product, hourlyRate, onOpen }: OutdatedPriceNotesProps) {
  const { id, name } = product;
  const isDearer = useCallback(({ dearer }: RepricingSummary) => dearer.includes(id), [id]);
  const { data: dearer = false } = useQuery({ ...dearerQuery, select: isDearer });
  return (
    <>
      {dearer && (
        <OldPrice
          text={repricingTexts.oldPrices}
          act={repricingTexts.update}
          name={name}
          onPress={() => onOpen('materials', product)}
        />
      )}
      {product.hourlyRate !== hourlyRate && (
        <OldPrice
          text={rateChangedNote(product.hourlyRate, hourlyRate)}
          act={repricingTexts.recalculate}
          name={name}
          onPress={() => onOpen('hourlyRate', product)}
        />
      )}
    </>
  );
}

interface OldPriceProps {
  readonly text: string;
  readonly act: string;
  /** The name of the product. */
  readonly name: string;
  readonly onPress: () => void;
}

function OldPrice({ text, act, name, onPress }: OldPriceProps) {
  return (
    <Note
      kind="warn"
      action={
        <NoteButton
          aria-label={`${act} ${name}`}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={onPress}
        >
          {act}
        </NoteButton>
      }
    >
      {text}
    </Note>
  );
}
