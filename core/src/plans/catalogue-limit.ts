import { plans } from './plans.ts';

const limit = plans.free.limits.catalogue;

const nearFrom = limit - 20;

/** What a free user with so many materials in the catalogue reads; null well below the limit. */
export function catalogueLimitText(materials: number): string | null {
  if (materials < nearFrom) return null;
  return materials < limit
    ? `Seu catálogo tem ${materials} dos ${limit} materiais do plano Gratuito.`
    : `Limite de materiais atingido! O plano Gratuito guarda até ${limit} no catálogo.`;
}
