import { soldCount, channelSaleWords as words } from '#core/channels/sale-texts.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import type { Report } from '#core/schemas/report.ts';
import { formatMoney } from '#core/text/formats.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Row } from '../../ui/look/box.tsx';
import classes from './reports.module.css';
import { Section } from './section.tsx';

/** Where the pieces were sold, the channel of which most is left first. */
export function ChannelRanking({ channels }: { readonly channels: Report['channels'] }) {
  if (channels.length === 0) {
    return (
      <Section title={words.ranking} lead={words.noSales}>
        <Row>
          <LinkButton to="/stock" variant="default">
            Abrir o Estoque
          </LinkButton>
        </Row>
      </Section>
    );
  }
  return (
    <Section title={words.ranking} lead={words.rankingLead}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={classes.months} tabIndex={0}>
        <table className={classes.table} data-all aria-label={words.ranking}>
          <thead>
            <tr>
              {[words.channel, words.left, words.revenue, words.fees].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map(({ channelId, name, pieces, revenue, fees, left }) => (
              <tr key={channelId ?? ''}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  <small>{soldCount(pieces)}</small>
                </th>
                <td data-loss={isLoss(left) || undefined}>{formatMoney(left)}</td>
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
