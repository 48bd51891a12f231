import { type ReactNode, useId } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly beside?: ReactNode;
  readonly columns?: boolean;
  readonly children: ReactNode;
}

export function FormSection({ title, lead, beside, columns, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.sectionTitle}>
          {title}
        </h2>
        {beside}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={columns ? classes.columns : classes.stack}>{children}</div>
    </section>
  );
}
