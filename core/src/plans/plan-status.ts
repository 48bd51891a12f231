import { freeLimitWarningAt, plans } from './plans.ts';

export interface FreePlanStatus {
  readonly level: 'room' | 'near' | 'reached';
  readonly title: string;
  readonly text: string;
}

/** What a free user with this many products reads (specification, section 4). */
export function freePlanStatus(products: number): FreePlanStatus {
  const limit = plans.free.limits.products;
  if (products >= limit) {
    return {
      level: 'reached',
      title: 'Limite de produtos atingido!',
      text: 'Faça upgrade para continuar adicionando produtos',
    };
  }
  if (products >= freeLimitWarningAt) {
    return {
      level: 'near',
      title: 'Você está quase no limite!',
      text: 'Considere fazer upgrade!',
    };
  }
  return {
    level: 'room',
    title: 'Você está no plano Gratuito',
    text: `${products}/${limit} produtos usados. Faça upgrade para recursos ilimitados`,
  };
}

/** Texts of a piece that was priced where the plan holds no more of them. */
export const storedPiece = {
  onForm: 'Salvar leva ao upgrade, e esta peça fica guardada neste aparelho.',
  onUpgrade:
    'A peça que você calculou está guardada neste aparelho. Depois do upgrade, abra a Calculadora e salve.',
} as const;

export function productLimitNote(products: number): string {
  const limit = plans.free.limits.products;
  return products > limit
    ? `Você tem ${products} produtos, e o plano Gratuito guarda até ${limit}.`
    : `Você já tem ${limit} produtos, o máximo do plano Gratuito.`;
}
