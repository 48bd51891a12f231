import { IconAlertTriangle, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { Report } from '#core/schemas/report.ts';
import { formatCount, formatDecimal } from '#core/text/formats.ts';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import classes from './reports.module.css';
import { Bar, Section } from './section.tsx';

const title = 'Distribuição da rentabilidade';

const classesOfProfit = [
  { kind: 'lucrative', label: 'Lucrativos', Icon: IconTrendingUp },
  { kind: 'attention', label: 'Atenção', Icon: IconAlertTriangle },
  { kind: 'loss', label: 'Prejuízo', Icon: IconTrendingDown },
] as const;

/** A table with a bar below each row's words: each differs in length, pattern, colour and sign. */
export function Distribution({ distribution }: Pick<Report, 'distribution'>) {
  return (
    <Section title={title}>
      <table className={classes.kinds} aria-label={title}>
        <thead>
          <tr>
            <HiddenHead>Rentabilidade</HiddenHead>
            <HiddenHead>Produtos</HiddenHead>
            <HiddenHead>Parte do total</HiddenHead>
          </tr>
        </thead>
        {classesOfProfit.map(({ kind, label, Icon }) => {
          const { count, percent } = distribution[kind];
          return (
            <tbody key={kind} data-kind={kind}>
              <tr>
                <th scope="row">
                  <Icon size={20} aria-hidden /> {label}
                </th>
                <td>{formatCount(count, 'produto', 'produtos')}</td>
                <td>{formatDecimal(percent, { max: 1 })}%</td>
              </tr>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of it takes the focus */}
              <tr aria-hidden="true">
                <td colSpan={3}>
                  <Bar share={percent / 100} kind={kind} />
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
    </Section>
  );
}

function HiddenHead({ children }: { readonly children: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  );
}
