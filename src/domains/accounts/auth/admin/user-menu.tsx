import { Avatar, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { USER_ROLE_TEXTS } from '#src/domains/accounts/users/user.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { DeferredPopup } from '#src/ui/admin/deferred-popup.tsx';
import { AUTH_TEXTS } from '../auth.texts.ts';
import classes from './user-menu.module.css';
import type { UserMenuProps } from './user-menu-items.tsx';

const loadMenu = async () => (await import('./user-menu-items.tsx')).UserMenuItems;

/** Shows the signed-in user, the display settings and the sign-out button. */
export function UserMenu({ user, onLogout }: UserMenuProps) {
  return (
    <DeferredPopup
      load={loadMenu}
      role="menu"
      rest={{ user, onLogout }}
      target={
        <UnstyledButton className={classes.button ?? ''}>
          <VisuallyHidden>{fill(AUTH_TEXTS.userMenu, { name: user.name })}</VisuallyHidden>
          <Avatar name={user.name} color="brand" size={32} radius="xl" aria-hidden />
          <span className={classes.person} aria-hidden>
            <Text span size="sm" fw={600} truncate>
              {user.name}
            </Text>
            <Text span size="xs" c="dimmed">
              {USER_ROLE_TEXTS[user.role]}
            </Text>
          </span>
        </UnstyledButton>
      }
    />
  );
}
