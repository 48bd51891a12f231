import { type Found, finding, type Sought } from './find.ts';

/** What looks at pages, whatever the engine and its protocol. */
export interface Camera {
  readonly name: string;
  /** Resolves once the page is loaded. */
  open(url: string): Promise<void>;
  /**
   * Asks the page.
   *
   * @param expression of JavaScript, awaited
   * @returns its value, which JSON must be able to hold
   */
  evaluate<T>(expression: string): Promise<T>;
  /** Makes the view so large. */
  resize(size: Size): Promise<void>;
  /** @returns the view as PNG, in base64 */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** What can be used, too. */
export interface Engine extends Camera {
  /** Input by devices, in the words that WebDriver and WebDriver BiDi share. */
  perform(devices: readonly object[]): Promise<void>;
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Long enough for a busy machine. */
const patienceMs = 30_000;

/** What a person does at a browser. Each act waits until what it is about is there. */
export class Browser {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get name(): string {
    return this.#engine.name;
  }

  open(url: string): Promise<void> {
    return this.#engine.open(url);
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.#engine.evaluate(expression);
  }

  /** @param name how its name begins */
  async click(role: 'button' | 'link' | 'textbox' | 'radio', name: string): Promise<void> {
    const { x, y } = await this.find({ role, name });
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Types key by key, in place of what the field holds. */
  async type(label: string, text: string): Promise<void> {
    await this.click('textbox', label);
    await this.evaluate('document.activeElement.select()');
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits until the screen says it. */
  async text(text: string): Promise<void> {
    await this.find({ text });
  }

  /** Waits until one of them is there. @throws Error with what the screen says instead */
  async find(...either: readonly Sought[]): Promise<Found> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const found = await this.evaluate<Found | null>(finding(either, until)).catch((error) => {
        // A page that goes takes the question along, and the next one is asked.
        if (Date.now() > until) throw error;
      });
      if (found) return found;
      if (found === null) break;
    }
    const said = await this.evaluate('location.href + "\\n" + document.body.innerText');
    throw new Error(`${JSON.stringify(either)} is not to be found at ${said}`);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#engine.picture(), 'base64');
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}
