import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { PopupProps } from './deferred-popup.tsx';
import type { FrameLink } from './frame-link.ts';

/** Menu of the records that can be created, below its button. */
export function QuickCreateMenu({ target, isOpen, onChange, creating }: PopupProps & { creating: FrameLink[] }) {
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} opened={isOpen} onChange={onChange}>
      <Menu.Target>{target}</Menu.Target>
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
