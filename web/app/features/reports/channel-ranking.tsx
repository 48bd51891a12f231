import { soldCount, channelSaleWords as words } from '#core/channels/sale-texts.ts';
import { centsText, toDecimal } from '#core/numbers/decimal.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { isLost } from '#core/pricing/earned.ts';
import { earnedAmount, earnedThenLabel } from '#core/pricing/earned-texts.ts';
import type { Report } from '#core/reports/report-schemas.ts';
import { stockMonthsWords } from '#core/stock/stock-months.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/look/box.tsx';
import { Section } from './report-section.tsx';
import classes from './reports.module.css';

type Sold = Report['channels'][number];

const earnedIn = ({ earned, labour }: Sold) =>
  centsText(toDecimal(earned).plus(toDecimal(labour ?? 0)));

/** Where the pieces were sold, the channel that brought most first. */
export function ChannelRanking({ channels }: { readonly channels: Report['channels'] }) {
  if (channels.length === 0) {
    return (
      <Section title={words.ranking} lead={words.noSales}>
        <Row>
          <LinkButton to="/stock" variant="default">
            {stockMonthsWords.toStock}
          </LinkButton>
        </Row>
      </Section>
    );
  }
  const ranked = channels
    .map((sold) => ({ ...sold, earned: earnedIn(sold) }))
    .sort((one, other) => Number(other.earned) - Number(one.earned));
  return (
    <Section title={words.ranking} lead={words.rankingLead}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={classes.months} tabIndex={0}>
        <table className={classes.table} data-all aria-label={words.ranking}>
          <thead>
            <tr>
              {[words.channel, words.earned, words.revenue, words.fees].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ channelId, name, pieces, revenue, fees, earned }) => (
              <tr key={channelId ?? ''}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  <small>{soldCount(pieces)}</small>
                </th>
                <td data-loss={isLost(earned) || undefined}>
                  {isLost(earned) && `${earnedThenLabel(earned)} `}
                  {earnedAmount(earned)}
                </td>
                <td>{formatMoney(revenue)}</td>
                <td>{formatMoney(fees)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
