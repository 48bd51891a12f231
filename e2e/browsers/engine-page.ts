import type { Locator, Page } from '@playwright/test';
import type { Engine, Size } from './engine.ts';
import { type Found, finding, type Purpose, type Role, type Step, type Words } from './find.ts';

/** Long enough for a busy machine. */
const patienceMs = 30_000;
const backspace = '\uE003';

/**
 * As much of Playwright's page as the page objects on the walk use, over an engine that Playwright does not
 * speak to. What is missing here is no function, and fails.
 */
export const pageOf = (engine: Engine, baseURL: string, size: Size): Page =>
  new EnginePage(engine, baseURL, size) as unknown as Page;

interface Options {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

function wordsOf(visible: string | RegExp, { exact = false, ...others }: Options = {}): Words {
  const [unknown] = Object.keys(others);
  if (unknown) throw new Error(`${unknown} is no option here`);
  if (visible instanceof RegExp) return { words: visible.source, flags: visible.flags };
  return { words: visible, exact };
}

/** What is looked for in a page, or in a part of it. */
class Part {
  readonly engine: Engine;
  readonly steps: readonly Step[];

  constructor(engine: Engine, steps: readonly Step[] = []) {
    this.engine = engine;
    this.steps = steps;
  }

  getByRole(role: Role, { name, ...options }: Options = {}): Part {
    return this.#next({ role, ...(name !== undefined && { name: wordsOf(name, options) }) });
  }

  getByLabel(label: string | RegExp, options?: Options): Part {
    return this.#next({ label: wordsOf(label, options) });
  }

  getByText(text: string | RegExp, options?: Options): Part {
    return this.#next({ text: wordsOf(text, options) });
  }

  filter({ hasText, ...others }: Parameters<Locator['filter']>[0] & object): Part {
    return this.#next({ has: wordsOf(hasText ?? '', others as Options) });
  }

  /** The first that is seen is taken anyway. */
  first(): Part {
    return this;
  }

  #next(step: Step): Part {
    return new Part(this.engine, [...this.steps, step]);
  }

  async waitFor(): Promise<void> {
    await this.#find('see');
  }

  async isVisible(): Promise<boolean> {
    return (await this.engine.evaluate<Found | null>(finding(this.steps, 'see', 0))) !== null;
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  async click(): Promise<void> {
    const { x, y } = await this.#find('press');
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', x, y }, ...press];
    await this.engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  async check(): Promise<void> {
    await this.click();
  }

  /** Types key by key, in place of what the field holds. */
  async fill(text: string): Promise<void> {
    await this.#find('type');
    const keys = text === '' ? [backspace] : [...text];
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** @throws Error with what the screen says instead */
  async #find(purpose: Purpose): Promise<Found> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const evaluated = this.engine.evaluate<Found | null>(finding(this.steps, purpose, until));
      const found = await evaluated.catch((error) => {
        // A page that goes takes the question along, and the next one is asked.
        if (Date.now() > until) throw error;
      });
      if (found) return found;
      if (found === null) break;
    }
    const visible = await this.engine.evaluate('location.href + "\\n" + document.body.innerText');
    throw new Error(`${JSON.stringify(this.steps)} is not to be found at ${visible}`);
  }
}

class EnginePage extends Part {
  readonly #base: string;
  readonly #size: Size;

  constructor(engine: Engine, base: string, size: Size) {
    super(engine);
    this.#base = base;
    this.#size = size;
  }

  viewportSize(): Size {
    return this.#size;
  }

  async goto(path: string): Promise<void> {
    await this.engine.open(new URL(path, this.#base).href);
  }

  async evaluate<T>(expression: string | (() => T)): Promise<T> {
    return await this.engine.evaluate(
      typeof expression === 'string' ? expression : `(${expression})()`,
    );
  }
}
