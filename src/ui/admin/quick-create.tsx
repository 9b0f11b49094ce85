import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { DeferredPopup } from './deferred-popup.tsx';
import type { FrameLinks } from './frame-link.ts';

const loadMenu = async () => (await import('./quick-create-menu.tsx')).QuickCreateMenu;

/** "+" menu: records that can be created from any screen. */
export const QuickCreate = memo(function QuickCreate({ links }: { links: FrameLinks }) {
  const creating = links.flat().filter(({ create }) => create !== undefined);
  if (creating.length === 0) return null;
  return (
    <DeferredPopup
      load={loadMenu}
      role="menu"
      rest={{ creating }}
      target={
        <ActionIcon size="xl" aria-label={ADMIN_TEXTS.create}>
          <IconPlus size={24} aria-hidden />
        </ActionIcon>
      }
    />
  );
});
