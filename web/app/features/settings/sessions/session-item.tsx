import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { Session } from '#core/schemas/account.ts';
import { formatMoment, formatTimeAgo } from '#core/text/time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from '../section/settings.module.css';

interface SessionItemProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

export function SessionItem({ session, onEnd }: SessionItemProps) {
  const { device, address, createdAt, lastUsedAt, current } = session;
  const Icon = /Android|iPhone|iPad/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={26} stroke={1.5} aria-hidden className={classes.device} />
      <div className={classes.settingTexts}>
        <p className={classes.settingTitle}>{device}</p>
        <p className={classes.dim}>
          {current ? (
            <span className={classes.current}>Este aparelho</span>
          ) : (
            <>
              Usado <Moment at={lastUsedAt} />
            </>
          )}
        </p>
        <p className={classes.dim}>
          Entrou <Moment at={createdAt} />
          {address && ` · ${address}`}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          variant="default"
          aria-label={`Encerrar a sessão em ${device}`}
          onClick={onEnd}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {formatTimeAgo(at)}
    </time>
  );
}
