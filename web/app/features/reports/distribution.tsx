import { IconAlertTriangle, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { Report } from '#core/schemas/report.ts';
import { formatCount, formatDecimal } from '#core/text/formats.ts';
import { VisuallyHidden } from '../../ui/look/visually-hidden.tsx';
import classes from './distribution.module.css';
import sections from './reports.module.css';

const classesOfProfit = [
  { kind: 'lucrative', label: 'Lucrativos', Icon: IconTrendingUp },
  { kind: 'attention', label: 'Atenção', Icon: IconAlertTriangle },
  { kind: 'loss', label: 'Prejuízo', Icon: IconTrendingDown },
] as const;

/** A table with a bar below each row's words: each differs in length, pattern, colour and sign. */
export function Distribution({ distribution }: Pick<Report, 'distribution'>) {
  return (
    <section className={sections.section} aria-labelledby="distribution">
      <h2 id="distribution" className={sections.heading}>
        Distribuição da rentabilidade
      </h2>
      <table className={classes.table} aria-labelledby="distribution">
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
            <tbody key={kind} data-kind={kind} className={classes.kind}>
              <tr>
                <th scope="row" className={classes.label}>
                  <Icon size={20} aria-hidden /> {label}
                </th>
                <td className={classes.count}>{formatCount(count, 'produto', 'produtos')}</td>
                <td className={classes.percent}>{formatDecimal(percent, { max: 1 })}%</td>
              </tr>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of it takes the focus */}
              <tr aria-hidden="true">
                <td colSpan={3}>
                  <span className={classes.track}>
                    <span className={classes.bar} style={{ '--share': `${percent}%` }} />
                  </span>
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

function HiddenHead({ children }: { readonly children: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  );
}
