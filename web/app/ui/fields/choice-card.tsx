import type { ReactNode } from 'react';
import classes from './choice-card.module.css';

interface ChoiceCardProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly title: string;
  readonly description: string;
  readonly picture?: ReactNode;
  /** On a small screen a tile of picture and title; the description is only read out. */
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
      <span className={classes.texts}>
        <span className={classes.title}>{title}</span>
        <span className={classes.description}>{description}</span>
      </span>
    </label>
  );
}
