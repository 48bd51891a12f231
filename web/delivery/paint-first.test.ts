import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test('a page asks for its scripts only after it has been painted', () => {
  const html = paintFirst(page);
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(html).toMatch(/<script>requestAnimationFrame\(\(\) => setTimeout\(async/);
  expect(html).toContain(
    'const [, route0] = await Promise.all(["/assets/manifest.js","/assets/root.js"]',
  );
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0};');
  expect(html).toContain('import("/assets/entry.js");');
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
