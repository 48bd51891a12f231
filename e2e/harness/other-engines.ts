import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const ibm = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');
// The library misspells some names of its messages, and would crash on such a finding.
const sniffer = readFileSync(
  require.resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
).replaceAll('InvalidAutoComplete', 'InvalidAutocomplete');

/** Asks each form for a button that Enter would press. The settings have none: record 80. */
const decidedOtherwise = 'H32.2';

/**
 * What IBM's engine and HTML_CodeSniffer say against the page as it is now, each with rule, place
 * and message. What they are sure of counts: IBM's violations and the sniffer's errors. Potential
 * violations and warnings ask a person to look, at every fixed bar and every bold word, for ever;
 * recommendations are no part of WCAG.
 */
export const whatOtherEnginesFind = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    ${placeOf};
    ${ibm};
    ${sniffer};
    return [...await (${askIbm})(ace), ...await (${askSniffer})(HTMLCS, '${decidedOtherwise}')];
  })()`);

interface Ibm {
  Checker: new () => {
    check(
      content: Document,
      guidelines: string[],
    ): Promise<{
      results: { value: [string, string]; ruleId: string; node: Node; message: string }[];
    }>;
  };
}

/** Runs in the page, as do those below. */
async function askIbm({ Checker }: Ibm): Promise<string[]> {
  const { results } = await new Checker().check(document, ['WCAG_2_2']);
  return results
    .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
    .map(({ ruleId, node, message }) => `IBM ${ruleId}: ${placeOf(node)}: ${message}`);
}

interface Sniffer {
  ERROR: number;
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Node }[];
}

async function askSniffer(sniffer: Sniffer, without: string): Promise<string[]> {
  await new Promise<void>((done, failed) => sniffer.process('WCAG2AA', document, done, failed));
  return sniffer
    .getMessages()
    .filter(({ type, code }) => type === sniffer.ERROR && !code.endsWith(without))
    .map(({ code, element, msg }) => `HTML_CodeSniffer ${code}: ${placeOf(element)}: ${msg}`);
}

/** A selector of the element, from the nearest id on. */
function placeOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  if (node.id) return `#${CSS.escape(node.id)}`;
  const siblings = [...(node.parentElement?.children ?? [])];
  const step = `${node.localName}:nth-child(${siblings.indexOf(node) + 1})`;
  return node.parentElement ? `${placeOf(node.parentElement)} > ${step}` : node.localName;
}
