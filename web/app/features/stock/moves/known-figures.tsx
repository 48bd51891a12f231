import { moveWords } from '#core/stock/stock-texts.ts';
import classes from './moves.module.css';

interface KnownProps {
  /** What there is as far as it is known. */
  readonly known: string;
  /** What a count would change; null while nothing is counted, or where nothing is. */
  readonly difference: string | null;
  /** The id of the field that tells it. */
  readonly htmlFor: string;
}

/** What is known, beside what is told. */
export function Known({ known, difference, htmlFor }: KnownProps) {
  return (
    <p className={classes.sum}>
      {moveWords.known}: <strong>{known}</strong>
      <output htmlFor={htmlFor} aria-label="Diferença" className={classes.difference}>
        {difference !== null && moveWords.difference(difference)}
      </output>
    </p>
  );
}
