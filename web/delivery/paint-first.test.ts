import { expect, test } from 'vitest';
import { isStatic, paintFirst } from './paint-first.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test('a page asks for its scripts only after it has been painted', () => {
  expect(isStatic(page)).toBe(false);
  const html = paintFirst(page);
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(html).toMatch(
    /new PerformanceObserver\([\s\S]*start\([\s\S]*observe\(\{ type: 'paint', buffered: true \}\)/,
  );
  expect(html).toContain(
    'const [, route0] = await Promise.all(["/assets/manifest.js","/assets/root.js"]',
  );
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0};');
  expect(html).toContain('await import("/assets/entry.js");');
  expect(html).toContain("dispatchEvent(new CustomEvent('brokenstart'");
});

test('so does a page that does without the application', () => {
  const page = '<body>Preços<script type="module" src="/assets/run.js"></script></body>';
  expect(isStatic(page)).toBe(true);
  expect(paintFirst(page)).toMatch(
    /<script>[\s\S]*import\("\/assets\/run.js"\)[\s\S]*PerformanceObserver/,
  );
  expect(paintFirst(page)).not.toContain('src=');
});

test('a page without scripts stays as it is', () => {
  expect(paintFirst('<body>Termos</body>')).toBe('<body>Termos</body>');
});

test('a page that starts in another way is refused', () => {
  expect(() => paintFirst('<script type="module" async="">go()</script>')).toThrow();
  expect(() =>
    paintFirst(page.replace('window.', 'import { a } from "/assets/b.js";\n  window.')),
  ).toThrow();
});
