/**
 * What a MEI pays each month (DAS): 5 % of the minimum wage, and R$ 1 of ICMS for commerce and
 * industry, R$ 5 of ISS for services. It changes each January.
 */
export const dasMei = {
  year: 2026,
  source: 'Portal do Empreendedor (gov.br/mei)',
  confidence: 'high',
  kinds: [
    { id: 'commerce', name: 'Comércio ou indústria', amount: '82.05' },
    { id: 'services', name: 'Serviços', amount: '86.05' },
    { id: 'both', name: 'Comércio e serviços', amount: '87.05' },
  ],
} as const;

const year = { year: 'numeric', timeZone: 'America/Sao_Paulo' } as const;

/** Whether the year of the amounts is over, in Brasília: they are probably others by now. */
export function isDasOutdated(now: Date): boolean {
  return Number(new Intl.DateTimeFormat('en', year).format(now)) > dasMei.year;
}
