import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '#core/messages/formats.ts';
import { isAverageMarkupLow, type Profitability } from '#core/pricing/profitability.ts';
import type { Report } from '#core/schemas/report.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { readView, writeView } from '../products/finding/view.ts';
import sections from './reports.module.css';
import classes from './suggestions.module.css';

export function Suggestions({ report }: { readonly report: Report }) {
  const { averageMargin, distribution } = report;
  const low = distribution.attention.count + distribution.loss.count;
  const review = listOf(distribution.loss.count > 0 ? 'loss' : 'attention');
  return (
    <section className={sections.section} aria-labelledby="suggestions">
      <h2 id="suggestions" className={sections.heading}>
        Sugestões de Melhoria
      </h2>
      <ul className={classes.tips}>
        <Tip
          kind="warn"
          title="Produtos com margem baixa"
          action={<Act to={review}>Revisar precificação</Act>}
        >
          {lowMarkupText(low)}
        </Tip>
        <Tip kind="good" title="Boa rentabilidade" action={<Advice>Manter estratégia</Advice>}>
          {lucrativeText(distribution.lucrative.count)}
        </Tip>
        <Tip
          kind="info"
          title="Margem média"
          action={
            isAverageMarkupLow(averageMargin) ? (
              <Act to={review}>Considere aumentar</Act>
            ) : (
              <Advice>Muito bom!</Advice>
            )
          }
        >
          A margem média dos seus produtos é {formatPercent(averageMargin, 0)}
        </Tip>
      </ul>
    </section>
  );
}

interface TipProps {
  readonly kind: 'warn' | 'good' | 'info';
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Tip({ kind, title, action, children }: TipProps) {
  return (
    <li>
      <Callout kind={kind} action={action}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>{children}</p>
      </Callout>
    </li>
  );
}

/** An advice that can be followed right away. */
function Act({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <LinkButton to={to} variant="default" size="sm">
      {children}
    </LinkButton>
  );
}

/** An advice that needs nothing done. */
function Advice({ children }: { readonly children: string }) {
  return <span className={classes.advice}>{children}</span>;
}

/** The list of products of one kind. */
function listOf(profitability: Profitability): string {
  const view = { ...readView(new URLSearchParams()), profitability };
  return `/products?${writeView(new URLSearchParams(), view)}`;
}

function lowMarkupText(count: number): string {
  if (count === 0) return 'Nenhum produto com margem insuficiente';
  return `${formatCount(count, 'produto pode', 'produtos podem')} ter margem insuficiente`;
}

function lucrativeText(count: number): string {
  if (count === 0) return 'Nenhum produto lucrativo ainda';
  return formatCount(count, 'produto lucrativo', 'produtos lucrativos');
}
