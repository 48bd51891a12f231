import type { ReactNode } from 'react';
import { Stack } from '../look/box.tsx';
import { Text } from '../look/text.tsx';
import classes from './choice-card.module.css';

interface ChoiceCardProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly title: string;
  readonly description?: string;
  readonly picture?: ReactNode;
  /** Whether a small screen has a tile of picture and title; the description is only read out. */
  readonly tile?: boolean;
  readonly enterKeyHint?: 'next';
  readonly onChoose: () => void;
}

export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, checked, title, description, picture, tile, onChoose, ...radio } = props;
  return (
    <label className={classes.card} data-tile={tile}>
      <input
        {...radio}
        type="radio"
        className={classes.radio}
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
      />
      {picture && (
        <span className={classes.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <Stack as="span" grow={!tile}>
        <strong>{title}</strong>
        {description && (
          <Text as="span" size={2} tone="soft" className={classes.description}>
            {description}
          </Text>
        )}
      </Stack>
    </label>
  );
}
