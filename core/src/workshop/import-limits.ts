import { type KindId, kindOf } from '../kinds/kinds.ts';
import { formatCount, formatDecimal } from '../numbers/formats.ts';

/** How an import exceeds a limit: how many there may be, are, and would come. */
interface LimitExceeded {
  readonly limit: number;
  readonly already: number;
  readonly coming: number;
}

const coming = ({ already, coming }: LimitExceeded) =>
  `Você tem ${formatDecimal(already)} e o arquivo traz mais ${formatDecimal(coming)}. Nada foi importado.`;

const sentence = (what: string, exceeded: LimitExceeded) =>
  `O plano Gratuito guarda até ${formatDecimal(exceeded.limit)} ${what}. ${coming(exceeded)}`;

const ownSentences: Partial<Record<KindId, (exceeded: LimitExceeded) => string>> = {
  product: (exceeded) => sentence('produtos', exceeded),
  material: (exceeded) => sentence('materiais no catálogo', exceeded),
};

/** The messages when an import would go beyond a limit, of the plan or of what is there. */
export const importLimits = {
  /** Refuses more rows of a kind than its limit. */
  rows(kind: KindId, exceeded: LimitExceeded) {
    const { one, many, limit } = kindOf(kind);
    const lead = limit ? 'No seu plano cabem' : 'Você pode guardar';
    return (
      ownSentences[kind]?.(exceeded) ??
      `${lead} até ${formatCount(exceeded.limit, one, many)}. ${coming(exceeded)}`
    );
  },
  templates: (exceeded: LimitExceeded) =>
    `Você pode guardar até ${formatDecimal(exceeded.limit)} modelos. ${coming(exceeded)}`,
  /** @param name of the first material whose stock is counted in another kind of unit */
  dimension: (name: string) =>
    `“${name}” tem estoque, e o arquivo traz uma unidade de outro tipo (peso com peso, comprimento com comprimento). Nada foi importado.`,
  /** @param name of the first product that has too many materials */
  materials: (name: string, count: number, limit: number) =>
    `O plano Gratuito guarda até ${formatDecimal(limit)} materiais por produto. “${name}” tem ${formatDecimal(count)}. Nada foi importado.`,
};
