import { Alert, Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { PageHeader } from './page-header.tsx';

/** Shown instead of a screen that the signed-in user has no right to read. */
export function NoRightScreen() {
  return (
    <>
      <PageHeader title={ADMIN_TEXTS.noRight.title} />
      <Alert color="orange" role="alert" icon={<IconLock aria-hidden />}>
        {ADMIN_TEXTS.noRight.text}
      </Alert>
      <Anchor component={Link} to={href('/admin/dashboard')} size="sm" mt="md" display="inline-block">
        {ADMIN_TEXTS.noRight.back}
      </Anchor>
    </>
  );
}
