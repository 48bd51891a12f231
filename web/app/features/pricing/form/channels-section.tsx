import { channelPriceWords } from '#core/channels/price-texts.ts';
import { ChosenChannels } from '../../channels/prices/chosen-channels.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import { FormSection } from './form-section.tsx';
import { useFieldValue } from './use-pricing-form.ts';

/** What to charge where the piece is sold. */
export function ChannelsSection({ work }: { readonly work: DraftWork }) {
  const price = useDraftPrice(work);
  const { value: chosen = [], set } = useFieldValue<readonly string[]>('channelIds');
  if (!price) return null;
  return (
    <FormSection title={channelPriceWords.title} lead={channelPriceWords.intro}>
      <ChosenChannels piece={price} chosen={chosen} onChoose={set} />
    </FormSection>
  );
}
