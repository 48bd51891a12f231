import { sayDay } from '../dates/say-day.ts';
import { formatDecimal } from '../numbers/formats.ts';

export const paidPricesWords = {
  title: 'Preços pagos',
  loading: 'Carregando os preços…',
  failed: 'Não foi possível carregar os preços',
  otherUnits: 'Antes foi comprado em outra unidade: esses preços estão só na tabela.',
  since: 'Desde',
  paid: 'Pago',
  today: 'Hoje',
  free: 'de graça',
} as const;

/** 'Ainda não mudou desde 23 de novembro.', of an ISO 8601 time. */
export function unchangedText(since: string): string {
  return `Ainda não mudou desde ${sayDay(since)}.`;
}

/**
 * How a price above 0 compares with the one before, or one of 0 with another one of 0.
 *
 * @param percent the change as a decimal text with one decimal; null where the one before was 0
 */
export function changeText(change: 'cheaper' | 'same' | 'dearer', percent: string | null): string {
  if (change === 'same') return 'o mesmo que antes';
  if (percent === null) return 'antes era de graça';
  const size = percent.replace('-', '');
  const all = change === 'cheaper' && size === '100.0' ? 'quase ' : '';
  const much = size === '0.0' ? 'um pouco' : `${all}${formatDecimal(size)}%`;
  return `${much} mais ${change === 'dearer' ? 'caro' : 'barato'} que antes`;
}
