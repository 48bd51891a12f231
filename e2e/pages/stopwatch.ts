import type { Locator, Page } from '@playwright/test';

/** The stopwatch of a form, or of the dialog of a product. */
export class Stopwatch {
  readonly group: Locator;

  constructor(place: Page | Locator) {
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

  get start(): Locator {
    return this.button('Começar');
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
