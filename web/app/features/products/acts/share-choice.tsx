import { IconMessageHeart, IconNotebook } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { breakdownOf } from '#core/lists/product-figures.ts';
import { customerText } from '#core/products/customer-text.ts';
import { shareText } from '#core/products/share-text.ts';
import type { Product } from '#core/schemas/product.ts';
import { toasts } from '#core/text/toasts.ts';
import { shareOrCopy } from '../../../ui/browser/share-or-copy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { useOneAtATime } from '../../../ui/forms/use-one-at-a-time.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import classes from './share-choice.module.css';

const choices: readonly { audience: Audience; title: string; holds: string }[] = [
  { audience: 'oneself', title: 'Para mim', holds: 'Com os custos, o tempo, o lucro e a margem.' },
  {
    audience: 'customer',
    title: 'Para o cliente',
    holds: 'Nome, preço e materiais, sem os custos.',
  },
];

const icons = { oneself: IconNotebook, customer: IconMessageHeart };

export interface ShareChoiceProps {
  readonly product: Product;
  readonly hourlyRate: number;
  readonly onClose: () => void;
}

/**
 * The texts that can be shared of a product, one press each: by the device's own means, or by the
 * clipboard. Where the browser allows neither, the text chosen is shown to be copied by hand.
 */
export function ShareChoice({ product, hourlyRate, onClose }: ShareChoiceProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { run } = useOneAtATime();
  const first = useRef<HTMLDivElement>(null);
  // The dialog was there before what it asks.
  useEffect(() => first.current?.querySelector('button')?.focus(), []);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const share = async (text: string) => {
    const outcome = await shareOrCopy(product.name, text);
    if (outcome === 'refused') return setRefused(text);
    // Closed meanwhile: another dialog may be open.
    if (isHere.current) onClose();
    if (outcome === 'copied') toast.success(toasts.shareCopied);
  };

  return (
    <>
      {refused === null ? (
        <div ref={first} className={classes.choices}>
          {choices.map((choice) => (
            <Choice
              key={choice.audience}
              {...choice}
              text={sharedTextOf(product, hourlyRate, choice.audience)}
              onChoose={(text) => void run(() => share(text))}
            />
          ))}
        </div>
      ) : (
        <SelectedText text={refused} />
      )}
      <div className={dialogClasses.buttons}>
        <Button variant="default" onClick={onClose}>
          {refused === null ? 'Cancelar' : 'Fechar'}
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly audience: Audience;
  readonly title: string;
  readonly holds: string;
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** All of it can be pressed; its text is read as text, not as the button's name. */
function Choice({ audience, title, holds, text, onChoose }: ChoiceProps) {
  const id = useId();
  const Icon = icons[audience];
  return (
    <div className={classes.choice}>
      <button
        type="button"
        className={classes.choose}
        aria-describedby={id}
        onClick={() => onChoose(text)}
      >
        <Icon size={22} stroke={1.7} aria-hidden />
        {title}
      </button>
      <p id={id} className={classes.holds}>
        {holds}
      </p>
      <p className={classes.preview}>{text}</p>
    </div>
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
    <div className={classes.refused}>
      <p id={`${id}-why`}>
        O navegador não deixou copiar o texto. Ele já está selecionado: copie e cole onde quiser.
      </p>
      <label htmlFor={id} className={classes.label}>
        Texto
      </label>
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
    </div>
  );
}

/** For whom a text about a product is. */
type Audience = 'oneself' | 'customer';

/** What is shared of a product: the figures of its card, or what a customer may know. */
function sharedTextOf(product: Product, hourlyRate: number, audience: Audience): string {
  if (audience === 'customer') return customerText(product);
  const { name, productionTime, batchSize } = product;
  return shareText({ ...breakdownOf(product, hourlyRate), name, productionTime, batchSize });
}
