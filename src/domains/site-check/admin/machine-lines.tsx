import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import type { MachineLine } from '../machine-check.contract.ts';
import { MACHINE_CHECK_TEXTS } from '../machine-check.texts.ts';
import { checkIntegrity } from '../site-check.client.ts';
import { SITE_CHECK_TEXTS as TEXTS } from '../site-check.texts.ts';
import { CheckLine } from './check-line.tsx';
import classes from './site-check.module.css';

const nothing = async (): Promise<void> => undefined;

/** The line of the database's pages, with the button that has them read now. */
function IntegrityLine({ loaded }: { loaded: MachineLine }) {
  const [read, setRead] = useState<{ of: MachineLine; line: MachineLine }>();
  const { isBusy, attempt } = useAttempt(nothing);
  const { state, finding, advice } = read?.of === loaded ? read.line : loaded;
  const ask = async (): Promise<void> => setRead({ of: loaded, line: await checkIntegrity() });
  return (
    <CheckLine
      state={state}
      title={MACHINE_CHECK_TEXTS.checks.integrity}
      finding={isBusy ? TEXTS.integrity.reading : finding}
      advice={isBusy ? '' : advice}
      order={3}
      isLive
    >
      <Button
        variant="default"
        size="sm"
        mt="xs"
        loading={isBusy}
        onClick={() => void attempt(ask, TEXTS.integrity.error)}
      >
        {TEXTS.integrity.read}
      </Button>
    </CheckLine>
  );
}

/** What the server says of itself: the lines of `faitage doctor`. */
export function MachineLines({ machine }: { machine: MachineLine[] }) {
  if (machine.length === 0) return null;
  return (
    <>
      <Title order={2} size="h3" mt="xl" mb="sm">
        {TEXTS.machine}
      </Title>
      <Stack component="ul" gap="sm" aria-label={TEXTS.machine} className={classes.list ?? ''}>
        {machine.map((line) =>
          line.check === 'integrity' ? (
            <IntegrityLine key={line.check} loaded={line} />
          ) : (
            <CheckLine
              key={line.check + line.finding}
              title={MACHINE_CHECK_TEXTS.checks[line.check]}
              order={3}
              {...line}
            />
          ),
        )}
      </Stack>
    </>
  );
}
