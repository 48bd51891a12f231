import classes from './onboarding.module.css';

interface StepProgressProps {
  readonly step: number;
  readonly steps: readonly string[];
}

/** Where one is among the steps, in words and as a line. */
export function StepProgress({ step, steps }: StepProgressProps) {
  return (
    <div className={classes.progress}>
      <p className={classes.count}>
        Etapa {step} de {steps.length}
      </p>
      <div className={classes.line} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} data-done={index < step} />
        ))}
      </div>
    </div>
  );
}
