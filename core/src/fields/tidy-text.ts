import { withPlainLineBreaks } from './plain-text.ts';

/** No field holds more; a longer text is refused for its length. */
const longest = 65_536;

/** An emoji is made of several characters, some of which nobody would see alone. */
const emoji = [
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?(?:\u200D\p{ExtPict}\p{EMod}?\uFE0F?)*`,
];

/** In scripts whose letters take the shape of their place, a joiner between two changes the word. */
const other = String.raw`(?!\p{DI})[^\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}]`;
const joined = String.raw`${other}[\u200C\u200D](?=${other})`;

/** What nobody sees and what turns the reading direction round: both make two texts look alike. */
const hidden = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]`;

const shownOrHidden = new RegExp(`(${[...emoji, joined].join('|')})|${hidden}`, 'gu');

/** In a number or a code none of these has a meaning. */
const unseen = new RegExp(hidden, 'gu');

/** A text without the invisible characters that copying brings along. */
export function withoutHidden(text: string): string {
  if (text.length > longest) return text;
  return text.replace(shownOrHidden, (_, shown: string | undefined) => shown ?? '');
}

/** What is meant by a number or a code: what copying brings along is none of its signs. */
export function shownSigns(text: string): string {
  return text.length > longest ? text : text.replace(unseen, '');
}

/** What is meant by a text typed or pasted on one line: every kind of space is one, none around it. */
export function tidyLine(text: string): string {
  const line = text.trim();
  return line.length > longest
    ? line
    : withoutHidden(line)
        .replace(/\p{Zs}/gu, ' ')
        .trim();
}

/** A text of several lines without hidden characters, its line breaks plain '\n'. */
export function tidyLines(text: string): string {
  return withPlainLineBreaks(withoutHidden(text)).trim();
}
