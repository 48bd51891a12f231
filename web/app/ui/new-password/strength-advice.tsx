import { passwordStrength, type Strength, strengths } from './password-strength.ts';
import { StrengthBars } from './strength-bars.tsx';

const words: Record<Strength, { readonly name: string; readonly advice: string }> = {
  weak: { name: 'fraca', advice: 'Junte três palavras que não andam juntas.' },
  fair: { name: 'razoável', advice: 'Mais uma palavra a deixa bem melhor.' },
  good: { name: 'boa', advice: '' },
  strong: { name: 'forte', advice: '' },
};

export interface StrengthAdviceProps {
  readonly password: string;
  /** What others know of the user: a password made of it is weak. */
  readonly known: readonly string[];
}

export function StrengthAdvice({ password, known }: StrengthAdviceProps) {
  const strength = passwordStrength(password, known);
  const { name, advice } = words[strength];
  return (
    <>
      <StrengthBars strength={strength} filled={strengths.indexOf(strength) + 1} />
      <p>
        Força da senha: <strong>{name}</strong>. {advice}
      </p>
    </>
  );
}
