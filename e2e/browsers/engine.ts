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
  perform(devices: readonly Device[]): Promise<void>;
}

interface Device {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly {
    readonly type: string;
    readonly x?: number;
    readonly y?: number;
    readonly button?: number;
    readonly value?: string;
  }[];
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
