import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../browser/use-online.ts';
import classes from './page.module.css';

/** Shown while the browser knows that it has no connection. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={classes.strip}>
          <IconWifiOff size={18} aria-hidden />
          Sem conexão. O que você digita fica guardado neste aparelho até a internet voltar.
        </p>
      )}
    </div>
  );
}
