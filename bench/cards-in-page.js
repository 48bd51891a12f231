/** Runs in the page, before anything of its own: says when the cards of the list were painted. */
globalThis.cardsInPage = (() => {
  /** @type {{ total: number, first: string, at: number }[]} every paint that changed what they say */
  const seen = [];
  const waiting = new Set();

  const look = () => {
    const card = document.querySelector('[aria-posinset]');
    const total = Number(card?.getAttribute('aria-setsize') ?? 0);
    const first = card?.querySelector('h2')?.textContent ?? '';
    const last = seen.at(-1);
    if (!card || (last?.total === total && last.first === first)) return;
    requestAnimationFrame(() => {
      // The message arrives when the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.push({ total, first, at: performance.now() });
        for (const check of waiting) check();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-setsize'],
  });

  /** Resolves with the time of the first paint of which it was so, past ones included. */
  const when = (isIt) =>
    new Promise((resolve) => {
      const check = () => {
        const found = seen.find(isIt);
        if (!found) return;
        waiting.delete(check);
        resolve(found.at);
      };
      waiting.add(check);
      check();
    });

  /** As a person would set a control, for React to hear it. */
  const set = (control, value, event) => {
    const prototype = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(control, value);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  };

  return {
    /** Milliseconds from the start of the navigation. */
    firstCard: () => when(() => true),
    complete: (all) => when(({ total }) => total === all),
    /** Milliseconds from the letter to the cards that answer it. */
    async search(query, found) {
      const since = performance.now();
      const answered = when(({ total, at }) => total === found && at > since);
      set(document.querySelector('input[type="search"]'), query, 'input');
      return (await answered) - since;
    },
    async sortByProfit() {
      const before = document.querySelector('[aria-posinset] h2')?.textContent;
      const since = performance.now();
      const sorted = when(({ first, at }) => first !== before && at > since);
      set(document.querySelector('#product-sort'), 'profit', 'change');
      return (await sorted) - since;
    },
  };
})();
