import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconExternalLink, IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { href } from '#src/kernel/href.ts';
import { ADMIN_TEXTS } from '#src/ui/admin/admin.texts.ts';
import { ColorSchemeChoice } from '#src/ui/admin/color-scheme-choice.tsx';
import type { PopupProps } from '#src/ui/admin/deferred-popup.tsx';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { AUTH_TEXTS } from '../auth.texts.ts';
import { PROFILE } from '../session.views.ts';

export interface UserMenuProps {
  user: Pick<User, 'name' | 'email' | 'role'>;
  onLogout: () => void;
}

/** Menu of the signed-in user, below its button. */
export function UserMenuItems({ target, isOpen, onChange, user, onLogout }: PopupProps & UserMenuProps) {
  // Not only hidden: the focus goes to the first entry of the menu.
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} opened={isOpen} onChange={onChange}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name}
          <br />
          {user.email}
        </Menu.Label>
        {isNarrow && (
          <Menu.Item
            component="a"
            href="/"
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {ADMIN_TEXTS.viewSite} {ADMIN_TEXTS.opensNewTab}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={PROFILE} leftSection={<IconUser size={16} aria-hidden />}>
          {AUTH_TEXTS.profile}
        </Menu.Item>
        {mayI('settings') && (
          <Menu.Item component={Link} to={href('/admin/settings')} leftSection={<IconSettings size={16} aria-hidden />}>
            {AUTH_TEXTS.settings}
          </Menu.Item>
        )}
        <Menu.Divider />
        <ColorSchemeChoice />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onLogout}>
          {AUTH_TEXTS.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
