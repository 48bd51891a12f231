import { followColorScheme } from '../../ui/browser/color-scheme.ts';

// The only script of the terms and the privacy page when they are opened directly.

followColorScheme();

document.querySelector('[data-back]')?.addEventListener('submit', (event) => {
  event.preventDefault();
  // The navigation API counts this site's pages only.
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation?.canGoBack) window.history.back();
  else window.location.assign('/');
});
