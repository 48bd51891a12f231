import { IconCheck, IconCrown } from '@tabler/icons-react';
import { planPrices } from '#core/plans/plans.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Badge, Text } from '../../ui/look/text.tsx';
import classes from './reports.module.css';

const benefits = [
  'Quais peças dão lucro, quais pedem atenção e quais dão prejuízo',
  'Sua margem média, seu preço médio e sua receita potencial',
  'O que você fez e vendeu em cada mês, e quanto sobrou',
  'As cinco peças mais lucrativas e o que vale a pena revisar primeiro',
];

export function LockedReports() {
  return (
    <Card as="section" pad={5} aria-labelledby="locked">
      <Grid least="20rem" gap={6}>
        <Stack gap={4}>
          <Text as="h1" id="locked" size={5}>
            Relatórios são exclusivos do Plano Pro
          </Text>
          <Text tone="soft">Com eles você vê, de uma vez só:</Text>
          <Stack as="ul" gap={2}>
            {benefits.map((benefit) => (
              <Row as="li" key={benefit} gap={2} align="start">
                <Text as="span" tone="good" className={classes.keep}>
                  <IconCheck size={20} aria-hidden />
                </Text>
                <span>{benefit}</span>
              </Row>
            ))}
          </Stack>
          <Row wrap>
            <LinkButton to="/upgrade" size="lg" leftSection={<IconCrown size={20} aria-hidden />}>
              Fazer Upgrade
            </LinkButton>
          </Row>
          <Text size={2} tone="soft">
            {planPrices.monthly.display}, ou {planPrices.annual.display} no plano anual. Cancele
            quando quiser.
          </Text>
        </Stack>
        <ExampleDrawing />
      </Grid>
    </Card>
  );
}

const bars = [
  { fill: 'var(--part-profit)', y: 86, width: 190 },
  { fill: 'var(--part-fixed)', y: 136, width: 96 },
  { fill: 'var(--part-materials)', y: 186, width: 44 },
];
const card = { fill: 'var(--surface)', stroke: 'var(--line)' };

/** How a report looks, without a figure that could pass for the user's own. */
function ExampleDrawing() {
  return (
    <Stack as="figure" gap={2}>
      <figcaption>
        <Badge tone="soft">Exemplo</Badge>
      </figcaption>
      <svg viewBox="0 0 320 240" width="100%" aria-hidden="true">
        {[0, 1, 2, 3].map((figure) => (
          <g key={figure} transform={`translate(${figure * 80} 0)`}>
            <rect {...card} x="1" y="1" width="70" height="54" rx="8" />
            <rect fill="var(--line)" x="10" y="12" width="34" height="6" rx="3" />
            <rect fill="var(--part-fixed)" x="10" y="28" width="48" height="14" rx="4" />
          </g>
        ))}
        <rect {...card} x="1" y="68" width="310" height="170" rx="10" />
        {bars.map(({ fill, y, width }) => (
          <g key={y}>
            <rect fill="var(--line)" x="16" y={y} width="60" height="7" rx="3.5" />
            <rect fill="var(--surface-sunken)" x="16" y={y + 14} width="280" height="20" rx="6" />
            <rect fill={fill} x="16" y={y + 14} width={width} height="20" rx="6" />
          </g>
        ))}
      </svg>
    </Stack>
  );
}
