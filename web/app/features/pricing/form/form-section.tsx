import { type ReactNode, useId } from 'react';
import { Card, Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../pricing.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly beside?: ReactNode;
  /** How wide a column is at least, where there are columns: '9rem'. */
  readonly columns?: string;
  readonly children: ReactNode;
}

export function FormSection({ title, lead, beside, columns, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} gap={4} className={classes.section}>
      <Stack gap={1}>
        <Row wrap between gap={2}>
          <h2 id={id}>{title}</h2>
          {beside}
        </Row>
        {lead && (
          <Text size={2} tone="soft">
            {lead}
          </Text>
        )}
      </Stack>
      {columns ? (
        <Grid least={columns} gap={4} className={classes.columns}>
          {children}
        </Grid>
      ) : (
        children
      )}
    </Card>
  );
}
