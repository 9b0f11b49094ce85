import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SETUP_STEPS } from '#src/domains/settings/site-state.contract.ts';
import { href } from '#src/kernel/href.ts';
import { mayI } from '#src/ui/http/stored-rights.ts';
import { fetchSetup } from '../setup.client.ts';
import type { SetupReading } from '../setup.contract.ts';
import { SETUP_TEXTS } from '../setup.texts.ts';
import { DocumentLacks } from './document-lacks.tsx';
import classes from './set-up.module.css';

const TEXTS = SETUP_TEXTS.dashboard;

/** First steps of an unfinished site, and what the law still misses on it. */
export function FirstSteps() {
  const [setup, setSetup] = useState<SetupReading>();
  const isMine = mayI('settings');
  useEffect(() => {
    if (!isMine) return;
    let isCurrent = true;
    fetchSetup()
      .then((found) => isCurrent && setSetup(found))
      // The panel still says that the site is closed, and leads to the screen that reports the failure.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isMine]);
  const open = SETUP_STEPS.filter((step) => setup !== undefined && !setup.steps.includes(step));
  const missing = setup?.missing ?? [];
  return (
    <Paper component="section" withBorder aria-labelledby="premiers-pas" className={classes.panel ?? ''}>
      <Title order={2} fz="lg" id="premiers-pas" mb="xs">
        {TEXTS.title}
      </Title>
      <Text size="sm">{TEXTS.text}</Text>
      {open.length > 0 && (
        <ul className={classes.list}>
          {open.map((step) => (
            <li key={step}>
              <Link to={href('/admin/mise-en-route', { etape: step })}>{SETUP_TEXTS.steps[step].name}</Link>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && <Text size="sm">{`${TEXTS.missing} ${missing.join(', ')}.`}</Text>}
      {setup && <DocumentLacks lacks={setup.lacks} />}
      {isMine && (
        <Group mt="sm">
          <Button component={Link} to={href('/admin/mise-en-route')}>
            {TEXTS.resume}
          </Button>
        </Group>
      )}
    </Paper>
  );
}
