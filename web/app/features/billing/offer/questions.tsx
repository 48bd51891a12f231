import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plans } from '#core/plans/plans.ts';
import { promises } from '#core/plans/promises.ts';
import { guaranteeDays } from '#core/plans/subscription.ts';
import classes from './offer.module.css';

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

/** What people ask before they pay. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className={classes.questions}>
      <h2 id="questions" className={classes.heading}>
        Perguntas frequentes
      </h2>
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
