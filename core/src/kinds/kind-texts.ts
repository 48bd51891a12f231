import { capitalized } from '../names/capitalized.ts';
import { formatCount, formatDecimal } from '../numbers/formats.ts';
import { plans } from '../plans/plans.ts';
import { type Kind, kindOf, type kinds, type PlainKind, plainKinds } from './kinds.ts';

type With<Property extends keyof Kind, K extends PlainKind = PlainKind> = K extends unknown
  ? (typeof kinds)[K] extends Record<Property, unknown>
    ? K
    : never
  : never;

type Changed = `${PlainKind}_${'not_found' | 'changed' | 'already_stored'}`;
type Full = `${With<'limit'>}_limit_reached` | `${(typeof kinds)[With<'most'>]['list']}_full`;

const genders = {
  m: { this: 'Este', o: 'o', own: 'os seus', any: 'algum' },
  f: { this: 'Esta', o: 'a', own: 'as suas', any: 'alguma' },
};

/** The texts of a row that is not as its caller takes it to be. */
export function changedTexts(id: string, { shortly, place, gender, ...words }: Kind) {
  const { one, many } = shortly ?? words;
  const { this: this_, o, own } = genders[gender];
  return {
    [`${id}_not_found`]: `${capitalized(one)} não encontrad${o}`,
    [`${id}_changed`]: `${this_} ${one} foi alterad${o} em outra aba ou aparelho. Confira os dados antes de salvar de novo.`,
    [`${id}_already_stored`]: `${this_} ${one} já foi salv${o}, e depois alterad${o} ou excluíd${o}. Confira ${place ?? `${own} ${many}`}.`,
  };
}

/** The texts where there are as many rows as there may be. */
export function fullTexts(id: string, { shortly, gender, list, limit, most, ...words }: Kind) {
  const { one, many } = shortly ?? words;
  const { any, o } = genders[gender];
  const texts: Record<string, string> = {};
  if (limit) {
    const ofPlan = formatCount(plans.free.limits[limit], one, many);
    texts[`${id}_limit_reached`] = `Limite de ${ofPlan} atingido no plano Gratuito!`;
  }
  if (most) {
    texts[`${list}_full`] =
      `Você já tem ${formatDecimal(most)} ${many}. Exclua ${any} para criar outr${o}.`;
  }
  return texts;
}

const ofAll = (texts: (id: string, kind: Kind) => Readonly<Record<string, string>>) =>
  Object.assign({}, ...plainKinds.map((id) => texts(id, kindOf(id))));

/** The words of errors of plain kinds, by code: 'channel_not_found', 'channels_full'. */
export const kindTexts = {
  changed: ofAll(changedTexts) as Readonly<Record<Changed, string>>,
  full: ofAll(fullTexts) as Readonly<Record<Full, string>>,
};
