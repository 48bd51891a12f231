import { followColorScheme } from '../../ui/browser/color-scheme.ts';
import { sessionHint } from '../session/session-hint.ts';
import { attachCalculator } from './attach-calculator.ts';
import { formId } from './calculator-form.ts';

// All the script there is on the landing page when it is opened directly.

const form = document.getElementById(formId);
if (form instanceof HTMLFormElement) {
  attachCalculator(form, () => window.location.assign('/onboarding'));
}
followColorScheme();

// Going back shows the page as it was, without asking the server, which would lead a user on.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const leadOn = (wentBack: boolean) => {
  if (wentBack && sessionHint.get()) window.location.reload();
};
leadOn(arrival?.type === 'back_forward');
window.addEventListener('pageshow', ({ persisted }) => leadOn(persisted));
