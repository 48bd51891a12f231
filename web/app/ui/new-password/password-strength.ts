/** The strengths from easily guessed to hard to guess. */
export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Bits an attacker has to guess from which each strength starts. */
const startsAt: readonly (readonly [number, Strength])[] = [
  [60, 'strong'],
  [45, 'good'],
  [30, 'fair'],
];

// What lists of leaked Brazilian passwords are full of; each counts as one guess among a thousand.
const common =
  /senha|segredo|password|qwerty|asdf|zxcv|admin|brasil|flamengo|corinthians|palmeiras|vasco|gremio|deus|jesus|amor|familia|princesa|teamo|mudar|teste|artesa(?:nato)?|croche|(?:19|20)\d\d/g;
const commonBits = 10;
const stepBits = 1.5;

/**
 * How hard a password is to guess, as an estimate: every character counts with the size of its
 * sets, common words count once, and a repetition or a sequence adds little.
 * @param known what others know of the user, such as name and email
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const bits = guessBits(password, known);
  return startsAt.find(([start]) => bits >= start)?.[1] ?? 'weak';
}

function guessBits(password: string, known: readonly string[]): number {
  let bits = 0;
  let rest = plain(password);
  for (const word of known.flatMap(words)) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, '');
    bits += 2;
  }
  rest = rest.replace(common, () => {
    bits += commonBits;
    return '';
  });
  const perCharacter = Math.log2(setSize(password));
  let before = Number.NaN;
  for (const character of rest) {
    const code = character.codePointAt(0) ?? 0;
    bits += Math.abs(code - before) <= 1 ? stepBits : perCharacter;
    before = code;
  }
  return bits;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function words(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

function setSize(password: string): number {
  const sets: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d]/, 33],
  ];
  const size = sets.reduce((sum, [set, count]) => sum + (set.test(password) ? count : 0), 0);
  return Math.max(size, 2);
}
