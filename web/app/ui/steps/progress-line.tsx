import classes from './progress-line.module.css';

interface ProgressLineProps {
  readonly steps: readonly string[];
  /** How many of them are done, the present one included. */
  readonly done: number;
}

/** How far one has come in a few steps, beside the words that say so. */
export const ProgressLine = ({ steps, done }: ProgressLineProps) => (
  <div className={classes.line} aria-hidden="true">
    {steps.map((step, index) => (
      <span key={step} data-done={index < done} />
    ))}
  </div>
);
