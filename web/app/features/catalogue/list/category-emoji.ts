import { catalogueCategories } from '#core/choices/catalogue-categories.ts';

const emojis = new Map<string | null, string>(
  catalogueCategories.map(({ id, name, emoji }) => [id === 'none' ? null : name, emoji]),
);
const [none] = catalogueCategories;

/** The picture of a stored category; that of no category for one that the list does not know. */
export function categoryEmoji(category: string | null): string {
  return emojis.get(category) ?? none.emoji;
}
