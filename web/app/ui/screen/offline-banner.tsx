import { IconWifiOff } from '@tabler/icons-react';
import { offlineForVisitors } from '#core/app/offline-texts.ts';
import { useOnline } from '../browser/use-online.ts';
import classes from './page.module.css';

interface OfflineBannerProps {
  /** What holds on this screen; it may say more than on one for visitors. */
  readonly children?: string;
  /** There seems to be a network, and nothing answers. */
  readonly isLost?: boolean;
}

/** Shown while the browser knows that it has no connection, or the screen does. */
export function OfflineBanner({
  children = offlineForVisitors,
  isLost = false,
}: OfflineBannerProps) {
  const online = useOnline();
  return (
    <div role="status">
      {(!online || isLost) && (
        <p className={classes.strip}>
          <IconWifiOff size={18} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}
