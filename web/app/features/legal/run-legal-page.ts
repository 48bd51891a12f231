import { followColorScheme } from '../../ui/browser/color-scheme.ts';

// All the script there is on the terms and the privacy page when they are opened directly.

followColorScheme();

document.querySelector('[data-back]')?.addEventListener('submit', (event) => {
  event.preventDefault();
  // Only a browser that knows which pages before this one are ours is asked to go back.
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation?.canGoBack) window.history.back();
  else window.location.assign('/');
});
