import { followColorScheme } from '../../ui/browser/color-scheme.ts';
import { sessionHint } from '../session/session-hint.ts';
import { attachCalculator } from './attach-calculator.ts';
import { formId } from './calculator-form.ts';

// The only script of the landing page when it is opened directly.

const form = document.getElementById(formId);
if (form instanceof HTMLFormElement) {
  attachCalculator(form, () => window.location.assign('/onboarding'));
}
followColorScheme();

// The back button shows the page from a cache, without the server's redirect of users.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const reloadForUser = (wentBack: boolean) => {
  if (wentBack && sessionHint.get()) window.location.reload();
};
reloadForUser(arrival?.type === 'back_forward');
window.addEventListener('pageshow', ({ persisted }) => reloadForUser(persisted));
