import { Alert, Anchor, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { fetchPromiseCheck } from '../promise.client.ts';
import type { PromiseCheck, PromiseName, PromiseSettings } from '../promise.contract.ts';
import { findContradictions } from '../promise.rules.ts';
import { PROMISE_SCREEN_TEXTS as TEXTS } from '../promise-screen.texts.ts';
import { PromiseField } from './promise-field.tsx';
import { SHAPES } from './setting-shapes.ts';
import { groupLabel } from './setting-words.ts';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

/** Returns what the data and other screens say: undefined until it is read, null after a failure. */
function useCheck(): PromiseCheck | undefined | null {
  const [check, setCheck] = useState<PromiseCheck | null>();
  useEffect(() => {
    let isCurrent = true;
    fetchPromiseCheck()
      .then((read) => isCurrent && setCheck(read))
      .catch(() => isCurrent && setCheck(null));
    return () => {
      isCurrent = false;
    };
  }, []);
  return check;
}

const SCREENS = { hours: href('/admin/settings', { tab: 'hours' }), radius: href('/admin/places') };

interface DeclaredElsewhereProps {
  name: keyof PromiseCheck['elsewhere'];
  declared: PromiseCheck['elsewhere']['hours'];
}

/** A promise that has a screen of its own: what the site says, since when, and where it is changed. */
function DeclaredElsewhere({ name, declared: { value, declared_on } }: DeclaredElsewhereProps) {
  const { [name]: words, kilometres, nothing, undated } = TEXTS.elsewhere;
  const since = declared_on === '' ? undated : fill(TEXTS.declaredOn, { date: formatLongDate(declared_on) });
  return (
    <Paper component="fieldset" withBorder className={classes.line ?? ''}>
      <Text component="legend" size="sm" fw={600} px={4}>
        {words.label}
      </Text>
      <Text>{value === '' ? nothing : name === 'radius' ? fill(kilometres, { value }) : value}</Text>
      {value !== '' && (
        <Text size="sm" c="dimmed">
          {since}
        </Text>
      )}
      <Anchor component={Link} to={SCREENS[name]} size="sm">
        {words.link}
      </Anchor>
    </Paper>
  );
}

const NAMES = Object.keys(SHAPES.promises) as PromiseName[];

/** Edits what the site promises, and says what the data contradict, also of values that are not saved yet. */
export function PromiseGroup({ form }: { form: SettingsForm }) {
  const check = useCheck();
  const computed = check?.computed;
  const { promises: stored } = form.saved.data;
  const current = { ...stored, ...form.edits.promises } as PromiseSettings;
  const findings = computed ? findContradictions(current, computed) : [];
  return (
    <Paper component="fieldset" withBorder className={classes.group ?? ''}>
      <Text component="legend" fw={600} px={4}>
        {groupLabel('promises')}
      </Text>
      <Text size="sm" mb="md">
        {TEXTS.lead}
      </Text>
      {check === null && (
        <Alert color="orange" p="xs" mb="md" role="status">
          <Text size="sm">{TEXTS.failed}</Text>
        </Alert>
      )}
      <div className={classes.fields}>
        {NAMES.map((name) => (
          <PromiseField
            key={name}
            name={name}
            shape={SHAPES.promises[name]}
            stored={stored[name]}
            value={current[name]}
            computed={computed}
            finding={findings.find(({ promise }) => promise === name)}
            error={form.refusals.promises?.[name]}
            onChange={(value) => form.change('promises', name, value)}
          />
        ))}
        {check && <DeclaredElsewhere name="hours" declared={check.elsewhere.hours} />}
        {check && <DeclaredElsewhere name="radius" declared={check.elsewhere.radius} />}
      </div>
    </Paper>
  );
}
