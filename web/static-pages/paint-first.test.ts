import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './paint-first.ts';

const page = `<html><head><title>T</title><link rel="icon" href="/i.svg"/>
<link rel="modulepreload" href="/assets/a.js"/><script>scheme()</script>
<link rel="stylesheet" href="/assets/a.css#"/></head><body><h1>Oi</h1>
<script>context()</script><script type="module" async="">import "/assets/a.js";</script></body></html>`;

/** What the page has beside the templates. */
const atOnce = (html: string) => html.replaceAll(/<template[\s\S]*?<\/template>/g, '');

test('nothing but the text, its styles and small scripts is asked for at first', () => {
  const made = scriptsAfterPaint(page);
  expect(atOnce(made)).not.toMatch(/assets|type="module"/);
  expect(atOnce(made)).toMatch(/\/i\.svg.*scheme\(\).*<h1>Oi<\/h1>.*context\(\)/s);
});

test('what waits keeps its text, which the policy knows by hash, and style sheets come first', () => {
  const [links, scripts] = scriptsAfterPaint(page).match(/<template[\s\S]*?<\/template>/g) ?? [];
  expect(links).toBe(
    '<template data-late="links"><link rel="stylesheet" href="/assets/a.css#"/><link rel="modulepreload" href="/assets/a.js"/></template>',
  );
  expect(scripts).toContain('<script type="module" async="">import "/assets/a.js";</script>');
});
