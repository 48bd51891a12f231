import { Button } from '@mantine/core';
import { formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { formatTimeAgo } from '#core/messages/time.ts';
import { breakdownAtPrice, type PriceBreakdown } from '#core/pricing/price.ts';
import { draftPrice } from '#core/products/draft-price.ts';
import type { Product } from '#core/schemas/product.ts';
import dialogClasses from '../../ui/dialog.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './conflict-dialog.module.css';
import type { PricingDraft } from './draft-rows.ts';

interface ConflictDialogProps {
  /** The product as somebody else saved it; null while nobody did. */
  readonly theirs: Product | null;
  readonly mine: PricingDraft;
  readonly onSaveMine: () => void;
  readonly onShowTheirs: () => void;
  readonly onClose: () => void;
}

/** The product changed elsewhere since it was opened here: nothing is lost, the user chooses. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, mine, onSaveMine, onShowTheirs, onClose } = props;
  return (
    <Dialog
      opened={theirs !== null}
      title="Este produto mudou em outro lugar"
      description={
        theirs && (
          <>
            <p>
              Ele foi salvo em outra aba ou aparelho ({formatTimeAgo(theirs.updatedAt)}) depois que
              você o abriu aqui. O que você digitou continua no formulário.
            </p>
            <dl className={classes.versions}>
              <Version
                label="Versão salva"
                name={theirs.name}
                price={breakdownAtPrice(theirs, theirs.finalPrice)}
              />
              <Version label="Sua versão" name={mine.name} price={draftPrice(mine)} />
            </dl>
          </>
        )
      }
      onClose={onClose}
    >
      <div className={dialogClasses.buttons}>
        <Button variant="subtle" onClick={onClose}>
          Continuar editando
        </Button>
        <Button variant="default" onClick={onShowTheirs}>
          Ver a versão salva
        </Button>
        <Button onClick={onSaveMine}>Salvar a minha versão</Button>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  readonly label: string;
  readonly name: string;
  readonly price: Pick<PriceBreakdown, 'finalPrice' | 'netMargin'>;
}

function Version({ label, name, price }: VersionProps) {
  return (
    <div className={classes.version}>
      <dt>{label}</dt>
      <dd>
        <bdi>{name}</bdi>
        <strong>{formatMoney(price.finalPrice)}</strong>
        <span className={classes.margin}>
          {labels.netMargin} {formatPercent(price.netMargin)}
        </span>
      </dd>
    </div>
  );
}
