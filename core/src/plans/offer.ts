import { planWords } from './plan-texts.ts';
import { plans } from './plans.ts';
import { promises } from './promises.ts';

export interface OfferedFeature {
  readonly text: string;
}

/** What each plan holds, as its card lists it. Everything in it is built. */
export const offer = {
  free: [
    { text: planWords.calculator },
    { text: `Até ${plans.free.limits.products} produtos salvos` },
    { text: 'Controle básico de materiais' },
    { text: 'Dashboard básico' },
    { text: `Suporte por email em até ${promises.supportReplyDays} dias úteis` },
  ],
  pro: [
    // What a workshop buys it for comes first.
    { text: 'Produtos ilimitados' },
    { text: 'Controle de estoque avançado' },
    { text: 'Modelos prontos por categoria' },
    { text: 'Relatórios avançados de rentabilidade' },
    { text: 'Gráficos de análise detalhada' },
    { text: 'Exportação dos dados' },
    { text: 'Histórico completo' },
    { text: 'Backup automático dos dados' },
    { text: `Suporte prioritário por email (${promises.supportReplyDays} dias úteis)` },
  ],
} as const satisfies Record<keyof typeof plans, readonly OfferedFeature[]>;
