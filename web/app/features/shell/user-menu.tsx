import { Avatar, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconCrown, IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { planLabels } from '#core/messages/labels.ts';
import type { Me } from '#core/schemas/account.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';
import classes from './user-menu.module.css';

export function UserMenu({ user }: { readonly user: Me }) {
  const [leaving, setLeaving] = useState(false);
  const name = user.name || 'Usuário';
  return (
    <>
      <Menu
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        position="bottom-end"
        width={260}
      >
        <Menu.Target>
          <button type="button" className={classes.person} aria-label={`Conta de ${name}`}>
            <Avatar src={user.avatarUrl} name={name} color="terracotta" alt="" aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.identity}>
            <p className={classes.name}>{name}</p>
            <p className={classes.dim}>{user.email}</p>
            <span className={classes.plan}>Plano {planLabels[user.plan]}</span>
          </div>
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to="/settings"
            leftSection={<IconSettings size={20} stroke={1.7} aria-hidden />}
          >
            Configurações
          </Menu.Item>
          {user.plan === 'free' && (
            <Menu.Item
              component={Link}
              to="/upgrade"
              leftSection={<IconCrown size={20} stroke={1.7} aria-hidden />}
            >
              Upgrade para Pro
            </Menu.Item>
          )}
          <ColorSchemeItem />
          <Menu.Item
            leftSection={<IconLogout size={20} stroke={1.7} aria-hidden />}
            onClick={() => setLeaving(true)}
          >
            Sair da conta
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SignOutDialog opened={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function ColorSchemeItem() {
  // Without keepTransitions Mantine writes a <style> element, which the security policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme('light') === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? 'Usar tema claro' : 'Usar tema escuro'}
    </Menu.Item>
  );
}
