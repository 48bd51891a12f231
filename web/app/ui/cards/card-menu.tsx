import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dropdown } from '../buttons/dropdown.tsx';
import classes from './card-menu.module.css';

interface CardMenuProps {
  /** What the card is about. */
  readonly name: string;
  /** An <li> for each, with a link or a button of the class below. */
  readonly children: ReactNode;
}

/** What is seldom done with a card, behind a button in its corner. */
export function CardMenu({ name, children }: CardMenuProps) {
  return (
    <div className={classes.corner}>
      <Dropdown
        button={<IconDotsVertical size={20} stroke={1.7} aria-hidden />}
        buttonClass={classes.button}
        label={`Mais ações: ${name}`}
        width={230}
      >
        <ul className={classes.items}>{children}</ul>
      </Dropdown>
    </div>
  );
}

/** Of a link or a button in the menu. */
export const cardMenuItem = classes.item;
