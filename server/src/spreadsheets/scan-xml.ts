/** What a text or a tag may have, in characters: nothing that is read here needs as much. */
const longest = 64 * 1024;

/** @param name without its prefix @param attributes for attributeOf; null where it ends */
export type OnTag = (name: string, attributes: string | null) => void;

/** A text comes in one or more pieces. The end of one that is too long is left out. */
export type OnText = (piece: string) => void;

/**
 * Reads XML as it is unpacked. Nothing that a document type declares is taken.
 *
 * @throws Error when a tag does not end
 */
export async function scanXml(
  chunks: AsyncIterable<Uint8Array>,
  onTag: OnTag,
  onText: OnText = () => {},
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    rest = scan(rest + decoder.decode(chunk, { stream: true }), onTag, onText);
  }
  if (rest.includes('<')) throw new Error('a tag does not end');
}

/** @returns what has not ended yet */
function scan(xml: string, onTag: OnTag, onText: OnText): string {
  let at = 0;
  for (;;) {
    const open = xml.indexOf('<', at);
    if (open < 0) return xml.slice(at, at + longest);
    const end = endOf(xml, open);
    if (end === 0) {
      if (xml.length - open > longest) throw new Error('a tag does not end');
      return xml.slice(at);
    }
    if (open > at) onText(decodeXml(xml.slice(at, open)));
    if (xml[open + 1] !== '!') readTag(xml, open + 1, end - 1, onTag);
    else if (xml.startsWith(data, open)) onText(xml.slice(open + data.length, end - 3));
    at = end;
  }
}

const data = '<![CDATA[';
const tag = /[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/y;
const others = [/<!--.*?-->/sy, /<!\[CDATA\[.*?\]\]>/sy, /<!(?!--|\[CDATA\[)[^>]*>/y];

/** Where what begins at a '<' has ended, 0 when it has not. */
function endOf(xml: string, open: number): number {
  if (xml[open + 1] !== '!') return endIn(xml, open, tag);
  return Math.max(...others.map((other) => endIn(xml, open, other)));
}

function endIn(xml: string, open: number, pattern: RegExp): number {
  pattern.lastIndex = open;
  return pattern.test(xml) ? pattern.lastIndex : 0;
}

function readTag(xml: string, begin: number, end: number, onTag: OnTag): void {
  const isEnd = xml[begin] === '/';
  const isClosed = xml[end - 1] === '/';
  const last = isClosed ? end - 1 : end;
  let from = isEnd ? begin + 1 : begin;
  let to = from;
  for (; to < last && xml.charCodeAt(to) > space; to++) if (xml[to] === ':') from = to + 1;
  const name = xml.slice(from, to);
  onTag(name, isEnd ? null : xml.slice(to, last));
  if (isClosed) onTag(name, null);
}

/** Whatever stands before the first attribute, a line's end among it, is no greater. */
const space = 0x20;

const attributes = new Map<string, RegExp>();

/** The value of an attribute. @param written as scanXml hands them over @param name a pattern */
export function attributeOf(written: string | null, name: string): string | undefined {
  if (written === null) return undefined;
  let pattern = attributes.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    attributes.set(name, pattern);
  }
  const [, double, single] = pattern.exec(written) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : decodeXml(value);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeXml(written: string): string {
  if (!written.includes('&')) return written;
  return written.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex, decimal, name) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
      return code <= 0x10ffff ? String.fromCodePoint(code) : (entities[name] ?? whole);
    },
  );
}
