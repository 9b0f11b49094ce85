import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ENROLMENT, PROFILE } from '#src/domains/accounts/auth/session.views.ts';
import { TestMail } from '#src/domains/settings/admin/test-mail.tsx';
import { SETUP_STEPS } from '#src/domains/settings/site-state.contract.ts';
import { href } from '#src/kernel/href.ts';
import { ConfirmAct } from '#src/ui/admin/confirm-act.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { publishSite } from '../setup.client.ts';
import type { SetupReading } from '../setup.contract.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import { DocumentLacks } from './document-lacks.tsx';
import { MailNotice } from './mail-notice.tsx';
import classes from './set-up.module.css';

const TEXTS = SETUP_TEXTS.finishing;
const COUNTED = ['services', 'gallery', 'posts', 'testimonials'] as const;

function Lines({ title, lines, none }: { title: string; lines: string[]; none: string }) {
  return (
    <section>
      <Title order={3} fz="md">
        {title}
      </Title>
      {lines.length === 0 ? (
        <Text size="sm">{none}</Text>
      ) : (
        <ul className={classes.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Account({ setup: { has_second_factor: hasSecondFactor, has_demo_address } }: { setup: SetupReading }) {
  return (
    <section>
      <Title order={3} fz="md">
        {TEXTS.account}
      </Title>
      <Text size="sm">
        {hasSecondFactor ? TEXTS.secondFactor : TEXTS.noSecondFactor}{' '}
        {!hasSecondFactor && (
          <Anchor component={Link} to={ENROLMENT} inherit underline="always">
            {TEXTS.enable}
          </Anchor>
        )}
      </Text>
      {has_demo_address && (
        <Text size="sm">
          {TEXTS.demoAddress}{' '}
          <Anchor component={Link} to={PROFILE} inherit underline="always">
            {TEXTS.changeAddress}
          </Anchor>
        </Text>
      )}
    </section>
  );
}

interface FinishPanelProps {
  setup: SetupReading;
  /** Where a test email goes. */
  address: string;
  reload: () => Promise<void>;
}

/** Shows what is published and what is missing, and opens the site. */
export function FinishPanel({ setup, address, reload }: FinishPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, attempt } = useAttempt(reload);
  const { published, missing, steps, state } = setup;
  const counts = COUNTED.map((kind) => `${published[kind]} ${TEXTS[kind][published[kind] > 1 ? 'many' : 'one']}`);
  const open = SETUP_STEPS.filter((step) => !steps.includes(step)).map((step) => SETUP_TEXTS.steps[step].name);
  const publish = async (): Promise<void> => {
    const isDone = await attempt(publishSite, TEXTS.error);
    setAsking(false);
    // The frame around the screens came with the document: it still says that the site is closed.
    if (isDone) location.assign(href('/admin/mise-en-route', { etape: 'fin' }));
  };
  return (
    <Stack gap="md">
      <Lines title={TEXTS.published} lines={counts} none="" />
      {open.length > 0 && <Lines title={TEXTS.openSteps} lines={open} none="" />}
      <Lines title={TEXTS.missing} lines={missing} none={TEXTS.nothingMissing} />
      <DocumentLacks lacks={setup.lacks} />
      <Account setup={setup} />
      <MailNotice />
      <TestMail address={address} />
      {state === 'published' ? (
        <Alert color="teal" title={TEXTS.isOnline}>
          <Anchor href="/" target="_blank" rel="noopener">
            {TEXTS.see}
          </Anchor>
        </Alert>
      ) : (
        <Button size="md" onClick={() => setAsking(true)}>
          {TEXTS.publish}
        </Button>
      )}
      <ConfirmAct
        question={isAsking ? TEXTS.question : null}
        consequence={missing.length > 0 ? `${TEXTS.consequence} ${TEXTS.lacking}` : TEXTS.consequence}
        confirm={TEXTS.confirm}
        isBusy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void publish()}
      />
    </Stack>
  );
}
