import classes from './new-password-fields.module.css';
import { passwordStrength, type Strength, strengths } from './password-strength.ts';

const words: Record<Strength, { readonly name: string; readonly advice: string }> = {
  weak: { name: 'fraca', advice: 'Misture palavras que só você juntaria.' },
  fair: { name: 'razoável', advice: 'Mais uma palavra a deixa bem melhor.' },
  good: { name: 'boa', advice: '' },
  strong: { name: 'forte', advice: '' },
};

interface StrengthMeterProps {
  readonly password: string;
  readonly known: readonly string[];
}

/** How hard the password is to guess; advice only. Its room is kept from the start. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const strength = passwordStrength(password, known);
  const { name, advice } = words[strength];
  const level = strengths.indexOf(strength);
  return (
    <div className={classes.strength}>
      {password !== '' && (
        <div className={classes.line} data-strength={strength} aria-hidden="true">
          {strengths.map((each, index) => (
            <span key={each} data-on={index <= level} />
          ))}
        </div>
      )}
      <p role="status">
        {password !== '' && (
          <>
            Força da senha: <strong>{name}</strong>. {advice}
          </>
        )}
      </p>
    </div>
  );
}
