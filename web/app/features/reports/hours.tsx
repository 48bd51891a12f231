import { Link } from 'react-router';
import { formatCount, formatHourlyRate } from '#core/numbers/formats.ts';
import type { ReportCharts } from '#core/reports/report-schemas.ts';
import { Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import { Bar, Section } from './report-section.tsx';
import classes from './reports.module.css';

interface HoursProps extends Pick<ReportCharts, 'hours' | 'totalProducts'> {
  /** Today's hourly rate, in R$. */
  readonly hourlyRate: number;
}

/** What an hour at each piece brings, with the line of what it should bring. */
export function Hours({ hours, totalProducts, hourlyRate }: HoursProps) {
  const { best, least } = hours;
  const shown = [...best, ...least];
  const highest = Math.max(hourlyRate, ...shown.map(({ earnedPerHour }) => earnedPerHour));
  const leftOut = totalProducts - shown.length;
  return (
    <Section
      title="Quanto rende uma hora sua"
      lead={`O que sobra por hora de trabalho se a peça for vendida. O traço é o seu valor da hora, ${formatHourlyRate(hourlyRate)}; barras listradas ficam abaixo dele.`}
    >
      <Stack as="ol" gap={2}>
        {shown.map(({ id, name, earnedPerHour }, index) => (
          <li key={id}>
            {leftOut > 0 && index === best.length && (
              <Text size={2} tone="soft">
                e mais {formatCount(leftOut, 'peça', 'peças')} entre estas
              </Text>
            )}
            <Row gap={3} between>
              <Link to={`/products/${id}`} prefetch="intent" className={classes.link} dir="auto">
                {name}
              </Link>
              <Text as="span" figures strong>
                {formatHourlyRate(earnedPerHour)}
              </Text>
            </Row>
            <Bar
              share={Math.max(0, earnedPerHour) / highest}
              kind={earnedPerHour < hourlyRate ? 'attention' : 'lucrative'}
              mark={hourlyRate / highest}
            />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
