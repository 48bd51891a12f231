import type { ReactNode } from 'react';
import { isAverageMarkupLow } from '#core/pricing/profitability.ts';
import type { Report } from '#core/schemas/report.ts';
import { formatCount, formatPercent } from '#core/text/formats.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { readView, writeView } from '../products/finding/view.ts';
import sections from './reports.module.css';
import classes from './suggestions.module.css';

export function Suggestions({ report }: { readonly report: Report }) {
  const { averageMargin, distribution } = report;
  return (
    <section className={sections.section} aria-labelledby="suggestions">
      <h2 id="suggestions" className={sections.heading}>
        Sugestões de Melhoria
      </h2>
      <ul className={classes.tips}>
        <LowMarkups count={distribution.attention.count + distribution.loss.count} />
        <Lucrative count={distribution.lucrative.count} />
        <AverageMarkup average={averageMargin} />
      </ul>
    </section>
  );
}

function LowMarkups({ count }: { readonly count: number }) {
  const isNone = count === 0;
  return (
    <Tip
      kind={isNone ? 'info' : 'warn'}
      title="Produtos com margem baixa"
      action={<Review to={isNone ? '/products' : reviewList}>Revisar precificação</Review>}
      more={isNone && 'Nenhum precisa de revisão agora.'}
    >
      {formatCount(count, 'produto pode', 'produtos podem')} ter margem insuficiente
    </Tip>
  );
}

function Lucrative({ count }: { readonly count: number }) {
  const isNone = count === 0;
  return (
    <Tip
      kind={isNone ? 'info' : 'good'}
      title="Boa rentabilidade"
      action={<Advice>Manter estratégia</Advice>}
      more={isNone && 'Nenhum produto chega ainda a 40% de margem sobre o custo.'}
    >
      {formatCount(count, 'produto lucrativo', 'produtos lucrativos')}
    </Tip>
  );
}

function AverageMarkup({ average }: { readonly average: number }) {
  const low = isAverageMarkupLow(average);
  return (
    <Tip
      kind="info"
      title="Margem média"
      action={
        low ? <Review to={reviewList}>Considere aumentar</Review> : <Advice>Muito bom!</Advice>
      }
    >
      A margem média dos seus produtos é {formatPercent(average, 0)}
    </Tip>
  );
}

interface TipProps {
  readonly kind: 'warn' | 'good' | 'info';
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
  /** A further sentence. */
  readonly more?: string | false;
}

function Tip({ kind, title, action, children, more }: TipProps) {
  return (
    <li>
      <Callout kind={kind} action={action}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>{children}</p>
        {more && <p className={classes.text}>{more}</p>}
      </Callout>
    </li>
  );
}

/** An advice that can be followed right away. */
function Review({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <LinkButton to={to} variant="default">
      {children}
    </LinkButton>
  );
}

const usual = readView(new URLSearchParams());
const reviewList = `/products?${writeView(new URLSearchParams(), { ...usual, profitability: 'review' })}`;

/** An advice that needs nothing done. */
function Advice({ children }: { readonly children: string }) {
  return <span className={classes.advice}>{children}</span>;
}
