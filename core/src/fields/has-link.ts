/** Letters that look like a full stop or a slash count as one. */
const dot = '[.\u3002\uFF0E\uFF61]';
const domain = [
  // A short ending is a domain's, whatever comes before it: t.me, bit.ly, loja.com.br.
  `[\\p{L}\\p{N}-]${dot}[a-z]{2,3}(?![\\p{L}\\p{N}])`,
  // A longer one only after more than an initial, so that J.Silva stays a name: loja.online.
  `[\\p{L}\\p{N}-]{2}${dot}[a-z]{4,}`,
].join('|');

const link = new RegExp(
  `[@\\uFF20]|:\\s*[/\\uFF0F]{2}|www${dot}|\\d+(?:${dot}\\d+){3}|${domain}`,
  'iu',
);

/** Whether a text holds what an email program would turn into a link or an address. */
export const hasLink = (text: string): boolean => link.test(text);
