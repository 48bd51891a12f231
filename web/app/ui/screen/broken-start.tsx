import { actWords } from '#core/app/app-texts.ts';
import { useAlive } from '../forms/use-alive.ts';
import { classList } from '../look/tones.ts';
import classes from './page.module.css';

/**
 * What a page shows when its scripts cannot be loaded. It comes with every page, hidden, and goes
 * once the page is alive.
 */
export function BrokenStart() {
  if (useAlive()) return null;
  return (
    <>
      <div
        id="broken-start"
        role="alert"
        hidden
        className={classList(classes.strip, classes.alarm)}
      >
        <p>A página não carregou por inteiro. Confira sua conexão.</p>
        <button type="button" className={classes.reload}>
          {actWords.retry}
        </button>
      </div>
      <script suppressHydrationWarning>{watchStart}</script>
    </>
  );
}

/**
 * A script element reports by an event of its own; what it asks for later is a promise. The one
 * script of a static page is loaded again, so that what was typed stays; otherwise the page is. It
 * runs once.
 */
const watchStart = import.meta.env.SSR
  ? `for (const type of ['error', 'unhandledrejection']) addEventListener(type, ({ target }) => {
  const banner = document.getElementById('broken-start');
  if (!banner || (target !== window && target.tagName !== 'SCRIPT')) return;
  banner.hidden = false;
  banner.querySelector('button').onclick = () => {
    banner.hidden = true;
    if (!target.src) return location.reload();
    const again = { type: 'module', src: target.src + '?' };
    document.body.append(Object.assign(document.createElement('script'), again));
  };
}, true);`
  : '';
