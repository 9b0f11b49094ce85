import { Alert, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { fetchPromiseCheck } from '../promise.client.ts';
import type { ComputedFigures, PromiseName, PromiseSettings } from '../promise.contract.ts';
import { findContradictions } from '../promise.rules.ts';
import { PROMISE_SCREEN_TEXTS as TEXTS } from '../promise-screen.texts.ts';
import { PromiseField } from './promise-field.tsx';
import { SHAPES } from './setting-shapes.ts';
import { groupLabel } from './setting-words.ts';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

/** Returns the figures that the data give: undefined until they are read, null after a failure. */
function useComputed(): ComputedFigures | undefined | null {
  const [computed, setComputed] = useState<ComputedFigures | null>();
  useEffect(() => {
    let isCurrent = true;
    fetchPromiseCheck()
      .then((check) => isCurrent && setComputed(check.computed))
      .catch(() => isCurrent && setComputed(null));
    return () => {
      isCurrent = false;
    };
  }, []);
  return computed;
}

const NAMES = Object.keys(SHAPES.promises) as PromiseName[];

/** Edits what the site promises, and says what the data contradict, also of values that are not saved yet. */
export function PromiseGroup({ form }: { form: SettingsForm }) {
  const computed = useComputed();
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
      {computed === null && (
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
            computed={computed ?? undefined}
            finding={findings.find(({ promise }) => promise === name)}
            error={form.refusals.promises?.[name]}
            onChange={(value) => form.change('promises', name, value)}
          />
        ))}
      </div>
    </Paper>
  );
}
