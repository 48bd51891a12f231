const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /<script type="module" async="">([\s\S]*?)<\/script>/;
const imported = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * Has a prerendered page ask for its scripts once it has been painted, so that they do not keep
 * styles and letters waiting on a slow connection.
 *
 * @param html as React Router writes it; a page without scripts stays as it is
 * @throws {Error} when the page starts in a way that is not known here
 */
export function paintFirst(html: string): string {
  const [whole, code = ''] = start.exec(html) ?? [];
  if (!whole) return html;
  const modules = [...code.matchAll(imported)].map(([, name = '', file]) => ({ name, file }));
  const rest = code.replace(imported, '').trim();
  if (modules.length === 0 || /\bimport\s*[^(\s]/.test(rest)) {
    throw new Error('a page starts its scripts in an unknown way');
  }
  const preloaded = [...html.matchAll(preload)].map(([, file]) => file);
  const later = `requestAnimationFrame(() => setTimeout(async () => {
for (const href of ${JSON.stringify(preloaded)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
const [${modules.map(({ name }) => name).join(', ')}] = await Promise.all(${JSON.stringify(modules.map(({ file }) => file))}.map((file) => import(file)));
${rest}
}));`;
  return html.replace(preload, '').replace(whole, () => `<script>${later}</script>`);
}
