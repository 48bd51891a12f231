const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;
const alone = /<script type="module" src="([^"]+)"><\/script>/;
const imported = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** Whether a prerendered page does without the application. */
export function isStatic(html: string): boolean {
  return !start.test(html);
}

/**
 * Has a prerendered page ask for its scripts once it has been painted, so that they do not keep
 * styles and letters waiting on a slow connection.
 *
 * @param html as React Router writes it; a page without scripts stays as it is
 * @throws {Error} when the page starts in a way that is not known here
 */
export function paintFirst(html: string): string {
  const [script, file] = alone.exec(html) ?? [];
  if (script) return html.replace(script, () => afterPaint(`await import("${file}");`));
  const [whole, code = ''] = start.exec(html) ?? [];
  if (!whole) return html;
  const modules = [...code.matchAll(imported)].map(([, name = '', file]) => ({ name, file }));
  const rest = code.replace(imported, '').trim();
  if (modules.length === 0 || /\bimport\s*[^(\s]/.test(rest)) {
    throw new Error('a page starts its scripts in an unknown way');
  }
  const preloaded = [...html.matchAll(preload)].map(([, file]) => file);
  const later = `for (const href of ${JSON.stringify(preloaded)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
const [${modules.map(({ name }) => name).join(', ')}] = await Promise.all(${JSON.stringify(modules.map(({ file }) => file))}.map((file) => import(file)));
${rest.replace(/^import\(/m, 'await import(')}`;
  return html.replace(preload, '').replace(whole, () => afterPaint(later));
}

/**
 * Not a moment before the browser says that something can be seen. When nothing comes, the page says
 * so (`ui/broken-start.tsx`) and can ask once more without losing what was typed.
 */
function afterPaint(code: string): string {
  const start = `async (again) => {
try {
${code}
} catch (error) {
dispatchEvent(new CustomEvent('brokenstart', { detail: again }));
throw error;
}
}`;
  return `<script>{
const start = ${start};
new PerformanceObserver((seen, paint) => {
if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
paint.disconnect();
start(() => start());
}).observe({ type: 'paint', buffered: true });
}</script>`;
}
