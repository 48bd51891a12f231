import { actWords } from '#core/app/app-texts.ts';
import { formatTimeSince } from '#core/dates/time.ts';
import { Button } from '../buttons/button.tsx';
import { Card, Row, Stack } from '../look/box.tsx';
import { Text } from '../look/text.tsx';
import dialogClasses from './dialog.module.css';
import { Dialog } from './dialog.tsx';

/** What tells one version of a row from another. */
export interface ConflictVersion {
  readonly name: string;
  readonly price: string;
  readonly note: string;
  /** The version is sold at a loss. */
  readonly isLoss?: boolean;
}

interface ConflictDialogProps {
  /** 'Este material mudou em outro lugar' */
  readonly title: string;
  /** The version that somebody else saved, at a time in ISO 8601; null while nobody did. */
  readonly theirs: (ConflictVersion & { readonly at: string }) | null;
  readonly mine: ConflictVersion | null;
  readonly onSaveMine: () => void;
  readonly onShowTheirs: () => void;
  readonly onClose: () => void;
}

/** The row being edited has changed elsewhere since. Nothing is lost; the user chooses. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, theirs, mine, onSaveMine, onShowTheirs, onClose } = props;
  return (
    <Dialog
      opened={theirs !== null}
      title={title}
      description={
        theirs && (
          <>
            <p>
              Ele foi salvo {formatTimeSince(theirs.at)} em outra aba ou aparelho, depois que você o
              abriu aqui. O que você digitou continua no formulário.
            </p>
            <Stack as="dl" gap={2}>
              <VersionRow label="Versão salva" version={theirs} />
              {mine && <VersionRow label="Sua versão" version={mine} />}
            </Stack>
          </>
        )
      }
      onClose={onClose}
    >
      <div className={dialogClasses.buttons}>
        <Button variant="subtle" onClick={onClose}>
          {actWords.keepEditing}
        </Button>
        <Button variant="default" onClick={onShowTheirs}>
          Ver a versão salva
        </Button>
        <Button onClick={onSaveMine}>Salvar a minha versão</Button>
      </div>
    </Dialog>
  );
}

interface VersionRowProps {
  readonly label: string;
  readonly version: ConflictVersion;
}

function VersionRow({ label, version: { name, price, note, isLoss } }: VersionRowProps) {
  return (
    <Card gap={1} pad={3}>
      <Text as="dt" size={2} tone="soft">
        {label}
      </Text>
      <Stack as="dd" gap={1}>
        <bdi>{name}</bdi>
        <Row wrap between align="baseline" gap={2}>
          <strong>{price}</strong>
          <Text as="span" size={2} strong={isLoss === true} tone={isLoss ? 'bad' : 'soft'}>
            {note}
          </Text>
        </Row>
      </Stack>
    </Card>
  );
}
