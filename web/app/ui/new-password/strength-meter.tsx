import { useLoaded } from '../browser/use-loaded.ts';
import classes from './new-password.module.css';
import type { StrengthAdviceProps } from './strength-advice.tsx';
import { StrengthBars } from './strength-bars.tsx';

const loadAdvice = () => import('./strength-advice.tsx').then((part) => part.StrengthAdvice);

/** How hard the password is to guess; advice only, loaded with the first character. */
export function StrengthMeter({ password, known }: StrengthAdviceProps) {
  const typed = password !== '';
  const StrengthAdvice = useLoaded(typed, loadAdvice);
  return (
    <div role="status" className={classes.strength}>
      {typed && StrengthAdvice ? (
        <StrengthAdvice password={password} known={known} />
      ) : (
        <>
          <StrengthBars strength={null} filled={0} />
          <p>Dica: junte três palavras, por exemplo “lagoa novelo pimenta”.</p>
        </>
      )}
    </div>
  );
}
