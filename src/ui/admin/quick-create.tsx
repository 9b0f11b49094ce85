import { ActionIcon, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import type { FrameLinks } from './frame-link.ts';

/** "+" menu: records that can be created from any screen. */
export function QuickCreate({ links }: { links: FrameLinks }) {
  const creating = links.flat().filter(({ create }) => create !== undefined);
  if (creating.length === 0) return null;
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon size="xl" aria-label={ADMIN_TEXTS.create}>
          <IconPlus size={24} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {creating.map(({ to, create, icon: Icon }) => (
          <Menu.Item key={to} component={Link} to={`${to}?new=1`} leftSection={<Icon size={18} aria-hidden />}>
            {create}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
