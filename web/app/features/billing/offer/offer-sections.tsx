import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { actWords } from '#core/app/app-texts.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { claims } from '#core/plans/claims.ts';
import { freePlanStatus } from '#core/plans/plan-status.ts';
import { planPrices, plans } from '#core/plans/plans.ts';
import { promises } from '#core/plans/promises.ts';
import { guaranteeDays, type PlanType } from '#core/plans/subscription.ts';
import { messageOf } from '../../../api/api-error.ts';
import { NoteButton } from '../../../ui/buttons/button.tsx';
import { Grid, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { DelayedText, Skeleton } from '../../../ui/notes/waiting.tsx';
import { summaryQuery } from '../../products/stored/summary-query.ts';
import classes from '../billing.module.css';

const kinds = { room: 'info', near: 'warn', reached: 'warn' } as const;

export function UsageBanner() {
  const { data, error, isFetching, refetch } = useQuery({ ...summaryQuery, staleTime: 0 });
  if (data) {
    const { level, title, text } = freePlanStatus(data.count);
    return (
      <Note kind={kinds[level]}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </Note>
    );
  }
  if (error) {
    return (
      <Note
        kind="warn"
        action={
          <NoteButton loading={isFetching} onClick={() => void refetch()}>
            {actWords.retry}
          </NoteButton>
        }
      >
        <p>
          <strong>Não foi possível contar seus produtos</strong>
        </p>
        <p>{messageOf(error)}</p>
      </Note>
    );
  }
  return (
    <div>
      <DelayedText>Contando seus produtos…</DelayedText>
      <Skeleton height="4.875rem" radius="lg" />
    </div>
  );
}

const periods = { monthly: 'por mês', annual: 'por ano' } as const;

export function Earnings({ planType }: { readonly planType: PlanType }) {
  const figures = [
    {
      label: 'Seu investimento',
      value: formatMoney(planPrices[planType].amount),
      note: periods[planType],
    },
    { label: 'Aumento médio do lucro', value: claims.profitIncrease, note: 'com o preço certo' },
    {
      label: 'Para recuperar o investimento',
      value: claims.payback,
      note: 'com a venda de poucas peças',
    },
  ];
  return (
    <Stack
      as="section"
      gap={4}
      pad={5}
      align="center"
      className={classes.earnings}
      aria-labelledby="earnings"
    >
      <Text as="h2" size={5} id="earnings">
        Quanto você pode ganhar
      </Text>
      <Grid as="dl" least="13rem" gap={4}>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <Text as="dt" strong>
              {label}
            </Text>
            <Text as="dd" size={5} serif>
              {value}{' '}
              <Text as="span" size={2} className={classes.aside}>
                {note}
              </Text>
            </Text>
          </div>
        ))}
      </Grid>
      <Text size={2}>
        Quem acerta o preço aumenta o lucro em {claims.profitIncreaseRange}, em média. O seu
        resultado depende das suas peças e das suas vendas.
      </Text>
    </Stack>
  );
}

const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Posso cancelar quando quiser?',
    answer:
      'Sim, em Configurações, sem multa e sem precisar falar com ninguém. O Pro continua até o fim do período já pago.',
  },
  {
    question: 'O que acontece com meus dados se eu cancelar?',
    answer: `Ficam guardados por pelo menos ${promises.dataRetentionDays} dias, e nada some. Os produtos além dos ${plans.free.limits.products} do plano Gratuito continuam podendo ser vistos e editados; só criar e duplicar ficam bloqueados até você voltar ao Pro. O estoque fica como está, para consulta.`,
  },
  {
    question: `Como funciona a garantia de ${guaranteeDays} dias?`,
    answer: (
      <>
        Se você não gostar, escreva para o <Link to="/support">suporte</Link> em até {guaranteeDays}{' '}
        dias depois de assinar: devolvemos 100% do valor, sem perguntas.
      </>
    ),
  },
  {
    question: 'Posso trocar entre o plano mensal e o anual?',
    answer:
      'Pode, a qualquer momento, em Configurações, “Gerenciar assinatura”. A troca vale na hora: o que você já pagou e ainda não usou é descontado do novo valor, e o que sobrar fica de crédito para as próximas cobranças.',
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className={classes.questions}>
      <Text as="h2" size={5} id="questions" align="center">
        Perguntas frequentes
      </Text>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.question}>
          <summary>
            {question}
            <IconChevronDown size={20} aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
