import {
  IconBasket,
  IconCrown,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconTrash,
} from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Me } from '#core/account/account-schemas.ts';
import { signOutTexts } from '#core/account/account-texts.ts';
import { shownName } from '#core/account/shown-name.ts';
import { isPaid, planLabels } from '#core/plans/plans.ts';
import { chooseScheme, onSchemeShown, shownScheme } from '../../ui/browser/color-scheme.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dropdown } from '../../ui/buttons/dropdown.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../ui/look/box.tsx';
import { Badge, Text } from '../../ui/look/text.tsx';
import { useSignOut, useUnsavedWork } from '../session/use-sign-out.ts';
import { initialsOf } from './initials.ts';
import classes from './shell.module.css';

const sign = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

export function UserMenu({ user }: { readonly user: Me }) {
  const [leaving, setLeaving] = useState(false);
  const close = () => setLeaving(false);
  const signOut = useSignOut();
  const { warning, canBeStored } = useUnsavedWork(leaving);
  const name = shownName(user.name);
  const initials = initialsOf(name);
  return (
    <>
      <Dropdown
        button={<Avatar picture={user.avatarUrl} initials={initials} />}
        buttonClass={classes.person}
        // It contains the button's visible text, for voice control.
        label={`Conta de ${name} (${initials})`}
        width={260}
      >
        <Stack gap={1} pad={3}>
          <Text strong>{name}</Text>
          <Text size={2} tone="soft">
            {user.email}
          </Text>
          <div>
            <Badge tone="accent">Plano {planLabels[user.plan]}</Badge>
          </div>
        </Stack>
        <ul className={classes.items}>
          <li>
            <Link to="/settings" className={classes.entry}>
              <IconSettings {...sign} />
              Configurações
            </Link>
          </li>
          <li>
            <Link to="/channels" className={classes.entry}>
              <IconBasket {...sign} />
              Onde você vende
            </Link>
          </li>
          <li>
            <Link to="/trash" className={classes.entry}>
              <IconTrash {...sign} />
              Lixeira
            </Link>
          </li>
          {!isPaid(user.plan) && (
            <li>
              <Link to="/upgrade" className={classes.entry}>
                <IconCrown {...sign} />
                Upgrade para Pro
              </Link>
            </li>
          )}
          <li data-keeps-open>
            <ColorSchemeButton />
          </li>
          <li>
            <button type="button" className={classes.entry} onClick={() => setLeaving(true)}>
              <IconLogout {...sign} />
              Sair da conta
            </button>
          </li>
        </ul>
      </Dropdown>
      <ConfirmDialog
        opened={leaving}
        title="Sair da conta"
        question={signOutTexts.question}
        warning={canBeStored ? `${warning} ${signOutTexts.discards}` : warning}
        confirm="Sim, sair da conta"
        onConfirm={() => void signOut()}
        onClose={close}
      >
        {canBeStored && (
          <Button variant="default" onClick={() => void signOut({ keepsDrafts: true })}>
            {signOutTexts.keep}
          </Button>
        )}
      </ConfirmDialog>
    </>
  );
}

function ColorSchemeButton() {
  const dark = useSyncExternalStore(onSchemeShown, shownScheme, () => 'light') === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={classes.entry}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    >
      <Icon {...sign} />
      {dark ? 'Usar tema claro' : 'Usar tema escuro'}
    </button>
  );
}

interface AvatarProps {
  readonly picture: string | null;
  readonly initials: string;
}

/** The user's picture, or the initials without one. */
function Avatar({ picture, initials }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.avatar} aria-hidden>
      {picture && picture !== failed ? (
        <img src={picture} alt="" onError={() => setFailed(picture)} />
      ) : (
        initials
      )}
    </span>
  );
}
