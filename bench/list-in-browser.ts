import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { BenchUser } from './add-user.ts';
import { keystrokeWork } from './keystroke-work.ts';
import { signedInContext } from './signed-in-context.ts';

/** Milliseconds, each until the browser has painted. */
export interface ListTimes {
  /** From the start of the navigation. */
  firstCard: number;
  /** From the start of the navigation until all products are there. */
  complete: number;
  /** From each letter typed into the search to its answer. */
  searches: number[];
  /** Processor time of the page's own code for each key typed into the search, all that follows included. */
  searchWork: number[];
  /** From the choice of an order, computed for the first time, to the list in that order. */
  sort: number;
  /** How many cards the document has. */
  cards: number;
}

export interface BrowserList {
  measure(): Promise<ListTimes>;
}

const inPageScript = fileURLToPath(new URL('./cards-in-page.js', import.meta.url));

/** The searches, one after the other. Each finds another number of products than the one before. */
const queries = ['7', '77', '7', ''];
const keys = ['7', '7', 'Backspace', 'Backspace'];
/** A pause that includes the moment when the list writes the search into the address. */
const pauseMs = 400;

/**
 * Signs in with a browser of its own, whose screen is a small laptop's.
 *
 * @param size how many products the user has, named 'Peça 1' and so on
 */
export async function openList(
  browser: Browser,
  url: string,
  user: BenchUser,
  size: number,
): Promise<BrowserList> {
  const context = await signedInContext(browser, url, user, {
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript({ path: inPageScript });
  return {
    async measure() {
      const page = await context.newPage();
      try {
        return await measureOn(page, size);
      } finally {
        await page.close();
      }
    },
  };
}

async function measureOn(page: Page, size: number): Promise<ListTimes> {
  const inPage = (call: string) => page.evaluate<number>(`cardsInPage.${call}`);
  await page.goto('/products');
  const firstCard = await inPage('firstCard()');
  const complete = await inPage(`complete(${size})`);
  const searches: number[] = [];
  for (const query of queries) {
    searches.push(await inPage(`search('${query}', ${countNames(size, query)})`));
  }
  await page.getByRole('searchbox').focus();
  const searchWork = (await keystrokeWork(page, keys, pauseMs)).map(({ script }) => script);
  const cards = await page.getByRole('article').count();
  const sort = await inPage('sortByProfit()');
  return { firstCard, complete, searches, searchWork, sort, cards };
}

/** How many of 'Peça 1', 'Peça 2' … have these digits in their names. */
function countNames(size: number, digits: string): number {
  const numbers = Array.from({ length: size }, (_, index) => String(index + 1));
  return numbers.filter((number) => number.includes(digits)).length;
}
