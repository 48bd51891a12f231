import { descriptionHeader, descriptionNumber } from '#core/kinds/description.ts';

/**
 * The headers of a replacement: this client knows all fields of this description.
 *
 * @param version the updatedAt that the user saw; null overwrites any
 */
export const replacementHeaders = (version: string | null): Record<string, string> => ({
  [descriptionHeader]: String(descriptionNumber),
  ...(version !== null && { 'If-Match': `"${version}"` }),
});
