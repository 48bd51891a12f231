import type { Locator, Page } from '@playwright/test';

/** The stopwatch of a form, or of the dialog of a product. */
export class Stopwatch {
  readonly #place: Page | Locator;
  readonly group: Locator;

  constructor(place: Page | Locator) {
    this.#place = place;
    this.group = place.getByRole('region', { name: 'Cronômetro', exact: true });
  }

  private button(name: string | RegExp): Locator {
    return this.group.getByRole('button', { name, exact: true });
  }

  /** How it stands, and its time: 'Cronômetro ligado0 h 25 min 13 s'. */
  get reading(): Locator {
    return this.group.getByRole('paragraph').first();
  }

  /** What was done last. */
  get note(): Locator {
    return this.group.getByRole('status');
  }

  /** On a form it is all that there is of a stopwatch at first. */
  get start(): Locator {
    const onForm = this.#place.getByRole('button', { name: 'Cronômetro', exact: true });
    return this.button('Começar').or(onForm);
  }

  get pause(): Locator {
    return this.button('Pausar');
  }

  get goOn(): Locator {
    return this.button('Continuar');
  }

  get useThis(): Locator {
    return this.button('Usar este tempo');
  }

  use(time: string): Locator {
    return this.button(`Usar ${time}`);
  }

  get reset(): Locator {
    return this.button('Zerar');
  }

  get leaveOut(): Locator {
    return this.button('Descontar');
  }

  get undo(): Locator {
    return this.button('Desfazer');
  }
}
