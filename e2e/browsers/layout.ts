import { waitFor } from '#server/testing/wait-for.ts';
import type { Camera } from './engine.ts';

/** Where things are on a page, in pixels from its top. */
export interface Layout {
  readonly height: number;
  /** Where each begins, by its name, in the order of the page. */
  readonly places: Readonly<Record<string, number>>;
}

/** A letter may be a hair higher in one engine than in another. */
const tolerance = 3;

/** Waits until nothing is waited for any more, and nothing moves. */
export async function settled(camera: Camera): Promise<Layout> {
  let before = '';
  return await waitFor(`${camera.name} to settle`, async () => {
    const layout = await camera.evaluate<Layout | null>(`(${layoutOf})()`);
    const now = JSON.stringify(layout);
    const isStill = now === before;
    before = now;
    return isStill && layout;
  });
}

/** Runs in the page. @returns null while something is still to come */
async function layoutOf(): Promise<Layout | null> {
  if (document.querySelector('[data-waiting]') || !document.querySelector('h1')) return null;
  await document.fonts.ready;
  await new Promise((done) => setTimeout(done, 300));
  const places: Record<string, number> = {};
  things: for (const each of document.querySelectorAll(
    'main :is(h1, h2, h3, button, label, a, dt, p)',
  )) {
    const { top, width } = each.getBoundingClientRect();
    // What stays where it is tells nothing of the page.
    for (let outer: Element | null = each; outer; outer = outer.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(outer).position)) continue things;
    }
    const name = `${each.tagName.toLowerCase()} “${(each.textContent ?? '').trim().slice(0, 40)}”`;
    if (width > 1 && !(name in places)) places[name] = Math.round(top + scrollY);
  }
  return { height: document.documentElement.scrollHeight, places };
}

/** What an engine places elsewhere than the first one does: where that begins, and what is missing. */
export function differences(one: Layout, other: Layout): string[] {
  const found: string[] = [];
  let shift = 0;
  for (const [thing, top] of Object.entries(one.places)) {
    const there = other.places[thing];
    if (there === undefined) found.push(`${thing} is missing`);
    else if (Math.abs(there - top - shift) > tolerance) {
      shift = there - top;
      found.push(`${thing} ${shift > 0 ? 'lower' : 'higher'} by ${Math.abs(shift)} px`);
    }
  }
  return found;
}
