import { useQuery } from '@tanstack/react-query';
import { channelFaults } from '#core/channels/channel-faults.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { isChannelPrice, saleFees } from '#core/channels/sale-fees.ts';
import { channelSaleWords, leftOfSale } from '#core/channels/sale-texts.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { earnedText, profitText } from '#core/pricing/earned-texts.ts';
import { saleOutcome } from '#core/stock/sale-outcome.ts';
import { stockLabels } from '#core/stock/stock-labels.ts';
import type { SaleInput, StockProduct } from '#core/stock/stock-schemas.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { numberText, readOptionalNumber } from '#core/typed/number-text.ts';
import { answerOf, api } from '../../../api/client.ts';
import { deviceStorage } from '../../../ui/browser/browser-storage.ts';
import pairClasses from '../../../ui/fields/field-pair.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { channelsQuery } from '../../channels/channels-query.ts';
import { productQuery } from '../../products/stored/product-query.ts';
import { useUser } from '../../session/user-context.ts';
import classes from '../stock.module.css';
import { MoveFrame } from './move-frame.tsx';
import { moveFields, type SaleValues, sale } from './move-values.ts';
import { useMoveForm } from './use-move-form.ts';

/** Where the last sale of this device was; the id is that of one user's channel. */
const lastChannelKey = 'artesa:sold-in';

interface SaleFormProps {
  readonly product: StockProduct;
  readonly price?: number | undefined;
  /** Where it was sold, '' for a direct sale; otherwise it begins with the last one. */
  readonly channelId?: string | undefined;
  readonly onClose: () => void;
}

type Values = SaleValues & { readonly channelId: string };

/**
 * How many pieces were sold, for how much each, beginning with that of the product, and where: a question
 * to whoever keeps channels.
 */
export function SaleForm(props: SaleFormProps) {
  const { product, price: usual = product.finalPrice, channelId: where, onClose } = props;
  const { id, name } = product;
  const hourlyRate = useUser().hourlyRate || defaultHourlyRate;
  const { data: whole } = useQuery({ ...productQuery(id), staleTime: 0 });
  const { data: channels = [] } = useQuery(channelsQuery);
  const channelOf = ({ channelId }: Pick<Values, 'channelId'>) =>
    channels.find((each) => each.id === channelId);
  const form = useMoveForm<'pieces' | 'unitPrice' | 'channelId', SaleInput>({
    initial: {
      pieces: '1',
      unitPrice: numberText(moveFields.soldPrice, usual),
      channelId: where ?? deviceStorage.read(lastChannelKey) ?? '',
    },
    move: {
      ...sale,
      contentOf: (values) => ({
        ...sale.contentOf(values),
        channelId: channelOf(values)?.id ?? null,
      }),
      problemsOf: (values, found) => ({ ...channelProblems(values, channelOf(values)), ...found }),
    },
    send: (json, once) => answerOf(api.products[':id'].sales.$post({ param: { id }, json }, once)),
    done: ({ pieces }) => moveWords.done.sale(name, pieces),
    onDone: (values) => {
      if (channels.length > 0) deviceStorage.write(lastChannelKey, channelOf(values)?.id ?? '');
      onClose();
    },
  });
  const pieces = readOptionalNumber(moveFields.pieces, form.values.pieces);
  const price = readOptionalNumber(moveFields.soldPrice, form.values.unitPrice);
  const channel = channelOf(form.values);
  const fees =
    channel && pieces !== null && price !== null && isChannelPrice(price)
      ? saleFees(channel, price, pieces)
      : null;
  const outcome =
    whole && pieces !== null && price !== null
      ? saleOutcome({ ...whole, hourlyRate }, pieces, price, fees ?? 0)
      : null;
  return (
    <MoveFrame form={form} onClose={onClose}>
      <div className={pairClasses.pair}>
        <NumberField
          {...form.field('pieces')}
          id="movePieces"
          field={moveFields.pieces}
          label={moveWords.pieces}
        />
        <NumberField
          {...form.field('unitPrice')}
          id="movePrice"
          field={moveFields.soldPrice}
          label={stockLabels.soldPrice}
        />
      </div>
      {channels.length > 0 && (
        <SelectField
          {...form.field('channelId')}
          id="moveChannel"
          label={channelSaleWords.where}
          value={channel?.id ?? ''}
          options={[
            { value: '', label: channelSaleWords.direct },
            ...channels.map((each) => ({ value: each.id, label: each.name })),
          ]}
        />
      )}
      <output
        htmlFor="movePieces movePrice moveChannel"
        aria-label={moveWords.total}
        className={classes.sum}
      >
        {outcome ? (
          <>
            <Text as="strong" tone={hourTones[outcome.hour]}>
              {earnedText(outcome)}
            </Text>
            <small>
              {moveWords.inAll(outcome.total)} · {profitText(outcome.profit)}
            </small>
            {fees !== null && <small>{leftOfSale(fees, outcome.left)}</small>}
          </>
        ) : (
          '…'
        )}
      </output>
    </MoveFrame>
  );
}

/** A price that is a number, and that no channel has. */
function channelProblems({ unitPrice }: Values, channel: Channel | undefined) {
  const price = readOptionalNumber(moveFields.soldPrice, unitPrice);
  const isWrong = channel !== undefined && price !== null && !isChannelPrice(price);
  return isWrong ? { unitPrice: channelFaults.salePrice } : {};
}
