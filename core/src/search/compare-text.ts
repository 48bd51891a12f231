import { once } from '../once.ts';

const collator = once(() => new Intl.Collator('pt-BR', { numeric: true }));

/** The order of a Portuguese dictionary, numbers by their value: 'Fio 2' before 'Fio 10'. */
export function compareText(one: string, other: string): number {
  return collator().compare(one, other);
}
