import { type ReactNode, useEffect } from 'react';
import { keepInView } from '../browser/keep-in-view.ts';
import classes from './field.module.css';

interface FieldQuestionProps {
  /** The id of the field that it is about. */
  readonly about: string;
  /** Null where there is nothing to ask. */
  readonly text: string | null;
  readonly children?: ReactNode;
}

/** Asks about a number that is implausible. It refuses nothing and goes when the number is another. */
export function FieldQuestion({ about, text, children }: FieldQuestionProps) {
  const id = `${about}-question`;
  useEffect(() => {
    if (text !== null) keepInView(id, about);
  }, [text, id, about]);
  return (
    <div id={id} role="status" className={classes.question}>
      {text !== null && (
        <>
          <span>{text}</span>
          {children}
        </>
      )}
    </div>
  );
}

interface RemedyProps {
  readonly id?: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
}

export function Remedy({ id, children, onClick }: RemedyProps) {
  return (
    <button type="button" id={id} className={classes.remedy} onClick={onClick}>
      {children}
    </button>
  );
}
