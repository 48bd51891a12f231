import { IconPrinter } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { type Audience, audiences, paperWords } from '#core/lists/paper-texts.ts';
import { Dropdown } from '../../../ui/buttons/dropdown.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { usePrint } from '../../../ui/paper/use-print.ts';
import classes from '../acts/product-acts.module.css';

interface PrintMenuProps {
  /** Everything is here that is to be printed, or no more comes; otherwise it is waited for. */
  readonly ready: boolean;
  readonly onChoose: (audience: Audience) => void;
}

/** Prints the list for oneself or for a customer, as sharing has the same choice. */
export function PrintMenu({ ready, onChoose }: PrintMenuProps) {
  const { print, waiting } = usePrint(ready);
  const choose = (audience: Audience) => {
    flushSync(() => onChoose(audience));
    print();
  };
  return (
    <>
      <Dropdown
        button={
          <>
            <IconPrinter size={20} stroke={1.7} aria-hidden />
            <span className={classes.word}>{paperWords.print}</span>
          </>
        }
        buttonClass={classes.button}
        width={270}
      >
        {audiences.map(({ audience, title, holds }) => (
          <button
            key={audience}
            type="button"
            className={classes.item}
            onClick={() => choose(audience)}
          >
            <Stack as="span" pad={2}>
              <Text as="span" strong>
                {title}
              </Text>
              <Text as="span" size={2} tone="soft">
                {holds}
              </Text>
            </Stack>
          </button>
        ))}
      </Dropdown>
      <VisuallyHidden>
        <span role="status">{waiting && paperWords.preparing}</span>
      </VisuallyHidden>
    </>
  );
}
