import { ActionIcon, Button } from '@mantine/core';
import { IconActivity, IconWebhook } from '@tabler/icons-react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { amAdmin } from '#src/ui/http/stored-rights.ts';
import { SETTINGS_SCREEN_TEXTS as TEXTS } from '../settings-screen.texts.ts';

/** Leads to the screens beside the settings: icons on a phone, where four words have no room. */
export function ScreenLinks() {
  const state = { to: href('/admin/settings/etat'), label: TEXTS.siteState, Icon: IconActivity };
  const webhooks = { to: href('/admin/settings/webhooks'), label: TEXTS.webhooks, Icon: IconWebhook };
  return (amAdmin() ? [webhooks, state] : [state]).flatMap(({ to, label, Icon }) => [
    <ActionIcon
      key={`${to} icon`}
      component={Link}
      to={to}
      variant="default"
      size={36}
      hiddenFrom="sm"
      aria-label={label}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>,
    <Button key={to} component={Link} to={to} variant="default" visibleFrom="sm">
      {label}
    </Button>,
  ]);
}
