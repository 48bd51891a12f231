import { descriptionHeader, descriptionNumber } from '#core/products/description.ts';

/**
 * What a replacement says of itself: this client knows every field of this build, and means what it
 * leaves out.
 *
 * @param version the updatedAt of the state that was changed; null overwrites whatever is there
 */
export const replacementHeaders = (version: string | null): Record<string, string> => ({
  [descriptionHeader]: String(descriptionNumber),
  ...(version !== null && { 'If-Match': `"${version}"` }),
});
