import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { useMay } from '#src/ui/admin/first-view.tsx';
import { SETUP_TEXTS } from '../setup.texts.ts';
import { useSiteState } from './site-state.ts';

const { mail: TEXTS } = SETUP_TEXTS;

/** Says that no email leaves, while no server is configured; the demo company has nobody to write to. */
export function MailNotice() {
  const { isMailSent, demo } = useSiteState();
  const may = useMay();
  if (isMailSent || demo.is_company) return null;
  return (
    <Alert color="orange" title={TEXTS.title}>
      <Text size="sm">
        {TEXTS.text}{' '}
        {may('settings') && (
          <Anchor component={Link} to={href('/admin/settings/etat')} c="inherit" inherit underline="always">
            {TEXTS.link}
          </Anchor>
        )}
      </Text>
    </Alert>
  );
}
