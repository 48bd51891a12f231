export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** What Stripe's library sends, in a query or a body: `line_items[0][price]=x` as nested objects. */
export function readForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.replaceAll(']', '').split('[');
    const last = keys.pop() ?? '';
    let parent: Record<string, FormValue> = root;
    for (const key of keys) {
      const child = parent[key] ?? {};
      parent[key] = child;
      if (typeof child === 'string') throw new Error(`${path} is a text and more`);
      parent = child as Record<string, FormValue>;
    }
    parent[last] = value;
  }
  return root;
}

/** The text at this path, as in `line_items.0.price`. */
export function textAt(form: Record<string, FormValue>, path: string): string | undefined {
  const value = valueAt(form, path);
  return typeof value === 'string' ? value : undefined;
}

/** What is listed at this path, in its order; nothing where there is no list. */
export function listAt(form: Record<string, FormValue>, path: string): FormValue[] {
  const value = valueAt(form, path);
  return typeof value === 'object' ? Object.values(value) : [];
}

function valueAt(form: Record<string, FormValue>, path: string): FormValue | undefined {
  let value: FormValue | undefined = form;
  for (const key of path.split('.')) {
    if (typeof value !== 'object') return undefined;
    value = (value as Record<string, FormValue>)[key];
  }
  return value;
}
