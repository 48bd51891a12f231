import { plans } from './plans.ts';
import { promises } from './promises.ts';

export interface OfferedFeature {
  readonly text: string;
}

/** What each plan holds, as its card lists it. Everything in it is built. */
export const offer = {
  free: [
    { text: 'Calculadora de preços completa' },
    { text: `Até ${plans.free.limits.products} produtos salvos` },
    { text: 'Controle básico de materiais' },
    { text: 'Dashboard básico' },
    { text: `Suporte por email em até ${promises.supportReplyDays} dias úteis` },
  ],
  pro: [
    { text: 'Produtos ilimitados' },
    { text: 'Relatórios avançados de rentabilidade' },
    { text: 'Gráficos de análise detalhada' },
    { text: 'Modelos prontos por categoria' },
    { text: 'Controle de estoque avançado' },
    { text: `Suporte prioritário por email (${promises.supportReplyDays} dias úteis)` },
    { text: 'Backup automático dos dados' },
    { text: 'Histórico completo' },
    { text: 'Exportação dos dados' },
  ],
} as const satisfies Record<keyof typeof plans, readonly OfferedFeature[]>;
