import type { ActName } from './act-names.ts';
import type { Subscription } from './state.ts';

export const notice = 'Simulação de pagamento: nenhum valor é cobrado';

export const actTexts: Record<ActName, string> = {
  trial: 'Passar para o período de teste',
  switch: 'Trocar entre mensal e anual',
  cancel: 'Cancelar assinatura',
  resume: 'Manter assinatura',
  'fail-renewal': 'Recusar a renovação',
  'retry-payment': 'Cobrar de novo com sucesso',
  'give-up': 'Desistir da cobrança',
  'end-period': 'Encerrar o período agora',
  refund: 'Devolver o último pagamento',
  dispute: 'Contestar o último pagamento no banco',
  'win-dispute': 'Decidir a contestação a favor da Artesa',
  'lose-dispute': 'Decidir a contestação a favor de quem pagou',
};

export const statusTexts: Record<Subscription['status'], string> = {
  trialing: 'Em teste',
  active: 'Ativa',
  past_due: 'Pagamento atrasado',
  unpaid: 'Não paga',
  canceled: 'Cancelada',
};

export const planTexts = { monthly: 'Pro mensal', annual: 'Pro anual' } as const;

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** @param cents whole cents */
export const moneyText = (cents: number) => money.format(`${cents}E-2` as `${number}`);

/** @param time in seconds */
export const dayText = (time: number) => day.format(new Date(time * 1000));
