import { Link } from 'react-router';
import { type ThisMonth, thisMonthWords as words } from '#core/stock/this-month.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Card, Row, Stack } from '../../ui/look/box.tsx';
import { Amount } from '../../ui/look/figure.tsx';
import { Text } from '../../ui/look/text.tsx';
import classes from './dashboard.module.css';

/** What the month brought so far, and the way to tell of what was sold and made. */
export function ThisMonthCard({ month }: { readonly month: ThisMonth }) {
  const { title, label, figure, isLoss, lead, more } = month;
  return (
    <Card as="section" gap={2} aria-labelledby="this-month">
      <Row wrap between>
        <h2 id="this-month">{title}</h2>
        <Link to="/reports" prefetch="intent" className={classes.link}>
          {words.toMonths}
        </Link>
      </Row>
      <Row wrap between gap={4} align="end">
        <Stack gap={1}>
          <Text tone="soft">{label}</Text>
          <Text size={6} serif tone={isLoss ? 'bad' : 'plain'}>
            <Amount>{figure}</Amount>
          </Text>
          <Text className={classes.lead}>{lead}</Text>
          <Text size={2} tone="soft">
            {more}
          </Text>
        </Stack>
        <Row gap={3} className={classes.acts}>
          <LinkButton to="/stock?sell">{words.sell}</LinkButton>
          <LinkButton to="/stock?make" variant="default">
            {words.make}
          </LinkButton>
        </Row>
      </Row>
    </Card>
  );
}
