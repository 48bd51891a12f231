import { formatCount, formatDecimal } from '../text/formats.ts';

/** How an import exceeds a limit: how many there may be, are, and would come. */
interface LimitExceeded {
  readonly limit: number;
  readonly already: number;
  readonly coming: number;
}

const sentence = (what: string, { limit, already, coming }: LimitExceeded) =>
  `O plano Gratuito guarda até ${formatDecimal(limit)} ${what}. Você tem ${formatDecimal(already)} e o arquivo traz mais ${formatDecimal(coming)}. Nada foi importado.`;

/** Said when an import would go beyond a limit, of the plan or of what is there. */
export const importLimits = {
  products: (exceeded: LimitExceeded) => sentence('produtos', exceeded),
  catalogue: (exceeded: LimitExceeded) => sentence('materiais no catálogo', exceeded),
  templates: ({ limit, already, coming }: LimitExceeded) =>
    `Você pode guardar até ${formatDecimal(limit)} modelos. Você tem ${formatDecimal(already)} e o arquivo traz mais ${formatDecimal(coming)}. Nada foi importado.`,
  channels: ({ limit, already, coming }: LimitExceeded) =>
    `No seu plano cabem até ${formatCount(limit, 'lugar de venda', 'lugares de venda')}. Você tem ${formatDecimal(already)} e o arquivo traz mais ${formatDecimal(coming)}. Nada foi importado.`,
  /** @param name of the first material whose stock is counted in another kind of unit */
  dimension: (name: string) =>
    `“${name}” tem estoque, e o arquivo traz uma unidade de outro tipo (peso com peso, comprimento com comprimento). Nada foi importado.`,
  /** @param name of the first product that has too many materials */
  materials: (name: string, count: number, limit: number) =>
    `O plano Gratuito guarda até ${formatDecimal(limit)} materiais por produto. “${name}” tem ${formatDecimal(count)}. Nada foi importado.`,
};
