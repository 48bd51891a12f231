import type { ReactNode } from 'react';
import { Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';

interface PieceGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PieceGroup({ title, children }: PieceGroupProps) {
  return (
    <Stack as="section" gap={4} pad={2}>
      <h2>{title}</h2>
      <Grid least="20rem" gap={5}>
        {children}
      </Grid>
    </Stack>
  );
}

interface PieceProps {
  readonly name: string;
  /** Shows its children side by side. */
  readonly row?: boolean;
  readonly children: ReactNode;
}

export function Piece({ name, row = false, children }: PieceProps) {
  return (
    <Stack as="figure" gap={2}>
      <Text as="figcaption" size={2} tone="soft">
        {name}
      </Text>
      {row ? (
        <Row wrap gap={3}>
          {children}
        </Row>
      ) : (
        children
      )}
    </Stack>
  );
}
