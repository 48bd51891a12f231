/** The words between names. */
const particle = /^(d[aeo]s?|e)$/i;

/** The letters that stand for a name: 'Maria da Silva' → 'MS', 'Maria' → 'M'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const names = words.filter((word) => !particle.test(word));
  const [first, ...rest] = names.length > 0 ? names : words;
  return [first, rest.at(-1)].map((word) => [...(word ?? '')][0]?.toUpperCase()).join('');
}
