import { type ReactNode, useId } from 'react';
import classes from './settings.module.css';

interface SectionProps {
  readonly title: string;
  /** What is set here, in a sentence. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One group of settings. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
