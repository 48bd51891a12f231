import { html } from 'hono/html';
import { notice } from '../texts.ts';

export const style = `
:root { color-scheme: light dark; --paper: light-dark(#f6f6f4, #1d1d1f); --card: light-dark(#fff, #2a2a2d);
  --ink: light-dark(#222, #f2f2f0); --dim: light-dark(#595959, #b8b8b4); --rule: light-dark(#ccc, #4a4a4e);
  --act: light-dark(#2b4a7a, #a9c5f5); --on-act: light-dark(#fff, #14213a); --warn: light-dark(#8a1c1c, #ffb3ab); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.notice { margin: 0; padding: 0.75rem 1rem; text-align: center; font-weight: 700; color: #222;
  background: repeating-linear-gradient(45deg, #ffe08a 0 1rem, #ffd45e 1rem 2rem); }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 0 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.125rem; margin: 0 0 0.5rem; }
p { margin: 0.25rem 0 0.75rem; } .price { font-size: 1.75rem; font-weight: 700; margin: 0; } .dim { color: var(--dim); }
.warn { color: var(--warn); font-weight: 700; }
form { margin: 0; } .acts { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
fieldset { border: 1px solid var(--rule); border-radius: 0.5rem; margin: 0 0 1rem; padding: 0.5rem 1rem; }
label { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem; border: 1px solid var(--act);
  background: transparent; color: var(--act); font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
button.main { width: 100%; background: var(--act); color: var(--on-act); }
a { color: var(--act); } ul { padding-left: 1.25rem; } td, th { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; }
`;

type Html = ReturnType<typeof html>;

export const page = (title: string, content: Html) => html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title} · ${notice}</title>
    <link rel="stylesheet" href="/style.css" />
  </head>
  <body>
    <header><p class="notice">${notice}</p></header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;

/** One button that does one thing. */
export const actButton = (
  path: string,
  label: string,
  main = false,
) => html`<form method="post" action="${path}">
  <button${main ? html` class="main"` : ''}>${label}</button>
</form>`;
