import { withChannelSwitched } from '#core/channels/where-sold.ts';
import { SoldWhere } from '../../channels/prices/sold-where.tsx';
import type { ProductWork } from '../draft/product-work.ts';
import { useDraftPrice } from '../draft/use-draft-price.ts';
import { useFieldValue } from './use-pricing-form.ts';

/** What to charge where the piece is sold. */
export function ChannelsSection({ work }: { readonly work: ProductWork }) {
  const price = useDraftPrice(work);
  const chosen = useFieldValue<readonly string[]>('channelIds');
  const off = useFieldValue<readonly string[] | null>('offChannelIds');
  if (!price) return null;
  const where = { channelIds: chosen.value ?? [], offChannelIds: off.value ?? null };
  return (
    <SoldWhere
      piece={price}
      where={where}
      onSwitch={({ id }, all) => {
        const next = withChannelSwitched(where, all, id);
        chosen.set(next.channelIds);
        off.set(next.offChannelIds);
      }}
    />
  );
}
