import classes from './broken-start.module.css';

/**
 * What a page shows when its scripts cannot be had: without them nobody else would say so. It is part
 * of every page, hidden, and an inline script shows it.
 */
export function BrokenStart() {
  return (
    <>
      <div id="broken-start" role="alert" hidden className={classes.banner}>
        <p>A página não carregou por inteiro. Confira sua conexão.</p>
        <button type="button" data-reload className={classes.reload}>
          Tentar de novo
        </button>
      </div>
      <script>{watchStart}</script>
    </>
  );
}

/**
 * A script element tells by itself; of what is asked for later `web/delivery/paint-first.ts` tells,
 * with a way to ask for it again. Not every browser does ask again, so the second time the page is
 * loaded anew.
 */
const watchStart = `for (const type of ['error', 'brokenstart']) addEventListener(type, (event) => {
  if (type === 'error' && event.target.tagName !== 'SCRIPT') return;
  const banner = document.getElementById('broken-start');
  banner.hidden = false;
  banner.querySelector('[data-reload]').onclick = () => {
    banner.hidden = true;
    if (event.detail) event.detail();
    else location.reload();
  };
}, true);`;
