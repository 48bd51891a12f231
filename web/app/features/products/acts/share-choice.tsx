import { IconMessageHeart, IconNotebook } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { customerText } from '#core/products/customer-text.ts';
import { customerAudience, oneselfAudience } from '#core/products/paper-texts.ts';
import { breakdownOf } from '#core/products/product-figures.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { productToasts } from '#core/products/product-texts.ts';
import { shareText } from '#core/products/share-text.ts';
import { shareOrCopy } from '../../../ui/browser/share-or-copy.ts';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { useOneAtATime } from '../../../ui/forms/use-one-at-a-time.ts';
import { Card, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';
import classes from './product-acts.module.css';

const choices = [
  { ...customerAudience, Icon: IconMessageHeart },
  {
    ...oneselfAudience,
    Icon: IconNotebook,
    holds: 'Só para você: com os custos, o que você ganha, o lucro e a margem.',
  },
] as const;

type Choice = (typeof choices)[number];

export interface ShareChoiceProps {
  readonly product: Product;
  readonly hourlyRate: number;
  readonly onClose: () => void;
}

/**
 * The texts that can be shared of a product: by the device's own means, or by the clipboard. Where
 * the browser allows neither, the text chosen is shown to be copied by hand.
 */
export function ShareChoice({ product, hourlyRate, onClose }: ShareChoiceProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { run } = useOneAtATime();
  const first = useRef<HTMLDivElement>(null);
  // The dialog was there before its content.
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  const share = async (text: string) => {
    const outcome = await shareOrCopy(product.name, text);
    if (outcome === 'refused') return setRefused(text);
    // Closed meanwhile: another dialog may be open.
    if (first.current) onClose();
    if (outcome === 'copied') toast.success(productToasts.shareCopied);
  };

  return (
    <>
      {refused === null ? (
        <Stack ref={first} gap={3}>
          {choices.map((choice) => {
            const text = sharedTextOf(product, hourlyRate, choice.audience);
            return (
              <ChoiceButton
                {...choice}
                key={choice.audience}
                text={text}
                onChoose={() => void run(() => share(text))}
              />
            );
          })}
        </Stack>
      ) : (
        <SelectedText text={refused} />
      )}
      <DialogFoot close={refused === null ? 'Cancelar' : 'Fechar'} onClose={onClose} />
    </>
  );
}

interface ChoiceButtonProps extends Pick<Choice, 'audience' | 'Icon' | 'title' | 'holds'> {
  readonly text: string;
  readonly onChoose: () => void;
}

/** All of it can be pressed; its text is read as text, not as the button's name. */
function ChoiceButton({ audience, Icon, title, holds, text, onChoose }: ChoiceButtonProps) {
  const id = useId();
  return (
    <Card gap={2} pad={3} className={classes.choice} data-audience={audience}>
      <button type="button" className={classes.choose} aria-describedby={id} onClick={onChoose}>
        <Icon size={22} stroke={1.7} aria-hidden />
        {title}
      </button>
      <Text id={id} size={2} tone="soft">
        {holds}
      </Text>
      <Text size={2} className={classes.preview} tone={audience === 'customer' ? 'plain' : 'soft'}>
        {text}
      </Text>
    </Card>
  );
}

function SelectedText({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Stack gap={2}>
      <p id={`${id}-why`}>
        O navegador não deixou copiar o texto. Ele já está selecionado: copie e cole onde quiser.
      </p>
      <Text as="label" strong htmlFor={id}>
        Texto
      </Text>
      <textarea
        id={id}
        ref={field}
        aria-describedby={`${id}-why`}
        readOnly
        // Where the text does not size the field, lines that wrap have some room, or scroll.
        rows={text.split('\n').length + 4}
        value={text}
        className={classes.text}
      />
    </Stack>
  );
}

/** What is shared of a product: the figures of its card, or what a customer may know. */
function sharedTextOf(product: Product, hourlyRate: number, audience: Choice['audience']): string {
  if (audience === 'customer') return customerText(product);
  const { name, productionTime, batchSize } = product;
  return shareText({ ...breakdownOf(product, hourlyRate), name, productionTime, batchSize });
}
