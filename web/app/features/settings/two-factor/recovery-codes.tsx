import { IconCopy, IconDownload } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/button.tsx';
import dialog from '../../../ui/dialogs/dialog.module.css';
import classes from './two-factor.module.css';
import { useCopy } from './use-copy.ts';

const fileName = 'artesa-codigos-de-recuperacao.txt';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes that open the account without the app. They are never shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { said, copy } = useCopy({
    done: 'Códigos copiados.',
    failed: 'Não foi possível copiar. Anote os códigos ou baixe o arquivo.',
  });
  const text = `Códigos de recuperação da Artesa. Cada um funciona uma única vez.\n\n${codes.join('\n')}\n`;
  return (
    <div className={classes.codesStep}>
      <p>
        Se você perder o celular, entre com um destes códigos. Cada um funciona uma única vez, e
        eles <strong>não aparecem de novo</strong>.
      </p>
      <ul className={classes.codes} aria-label="Códigos de recuperação">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.keep}>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden />}
          onClick={() => void copy(text)}
        >
          Copiar
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => download(text)}
        >
          Baixar
        </Button>
      </div>
      <p role="status" className={classes.copied}>
        {said}
      </p>
      <div className={dialog.buttons}>
        <Button onClick={onDone}>Já guardei os códigos</Button>
      </div>
    </div>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
