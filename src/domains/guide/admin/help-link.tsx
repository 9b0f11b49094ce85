import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { GUIDE_TEXTS } from '../guide.texts.ts';

/** Link to the owner's guide, in the header of every screen. */
export function HelpLink() {
  return (
    <ActionIcon
      component={Link}
      to={href('/admin/aide')}
      variant="subtle"
      size="xl"
      aria-label={GUIDE_TEXTS.open}
      title={GUIDE_TEXTS.open}
    >
      <IconHelp size={22} aria-hidden />
    </ActionIcon>
  );
}
