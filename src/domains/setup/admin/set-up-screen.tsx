import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { type SettingsForm, useSettingsForm } from '#src/domains/settings/admin/use-settings-form.ts';
import type { SettingsReading } from '#src/domains/settings/setting-exchange.contract.ts';
import { SETUP_STEPS, type SetupStep } from '#src/domains/settings/site-state.contract.ts';
import { href } from '#src/kernel/href.ts';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { saveFields, saveStep } from '../setup.client.ts';
import type { SetupReading } from '../setup.contract.ts';
import { deriveFields, findNextStep, STEP_FIELDS, STEP_PAGES } from '../setup.rules.ts';
import { SETUP_TEXTS as TEXTS } from '../setup.texts.ts';
import { FinishPanel } from './finish-panel.tsx';
import { PreviewPane } from './preview-pane.tsx';
import classes from './set-up.module.css';
import { StepForm } from './step-form.tsx';

const FINISH = 'fin';
type Place = SetupStep | typeof FINISH;
const PLACES: Place[] = [...SETUP_STEPS, FINISH];

const toAddress = (place: Place): string => href('/admin/mise-en-route', { etape: place });
const getWords = (place: Place) => (place === FINISH ? TEXTS.finish : TEXTS.steps[place]);

function StepList({ current, done }: { current: Place; done: readonly SetupStep[] }) {
  return (
    <nav aria-label={TEXTS.list}>
      <ol className={classes.steps}>
        {PLACES.map((place, index) => {
          const isDone = place !== FINISH && done.includes(place);
          return (
            <li key={place}>
              <Button
                component={Link}
                to={toAddress(place)}
                preventScrollReset
                size="compact-md"
                fz="sm"
                variant={place === current ? 'filled' : 'default'}
                aria-current={place === current ? 'step' : undefined}
                leftSection={isDone ? <IconCheck size={16} aria-label={TEXTS.done} /> : undefined}
              >
                {`${index + 1}. ${getWords(place).name}`}
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export interface LoadedSetup {
  setup: SetupReading;
  settings: SettingsReading;
}

/** Stores what follows from the fields that were typed once. */
async function saveDerived({ saved, edits }: SettingsForm): Promise<void> {
  const derived = deriveFields({
    general: { ...saved.data.general, ...edits.general },
    company: { ...saved.data.company, ...edits.company },
  });
  for (const group of ['general', 'company'] as const) {
    if (Object.keys(derived[group]).length > 0) await saveFields(group, derived[group]);
  }
}

/** Saves the groups of a step, then the empty fields that follow from what was typed, and marks the step as done. */
function useStep(place: Place, { setup, settings }: LoadedSetup) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const form = useSettingsForm(settings);
  const { isBusy, attempt } = useAttempt(revalidate);
  const [version, setVersion] = useState(0);
  const goOn = async (): Promise<void> => {
    if (place === FINISH) return;
    if (!(await attempt(() => saveStep(place, true), TEXTS.stepError))) return;
    setVersion((now) => now + 1);
    const next = findNextStep(SETUP_STEPS.slice(SETUP_STEPS.indexOf(place) + 1), setup.steps) ?? FINISH;
    await navigate(toAddress(next), { preventScrollReset: true });
  };
  const save = async (): Promise<void> => {
    if (place === FINISH) return;
    const promises = place === 'hours' ? (['promises'] as const) : [];
    const groups = [...new Set([...STEP_FIELDS[place].map(([group]) => group), ...promises])];
    if ((await form.save(groups)) !== undefined) return;
    if (place === 'company' && !(await attempt(() => saveDerived(form), TEXTS.stepError))) return;
    await goOn();
  };
  return { form, isBusy, version, goOn, save, refresh: () => setVersion((now) => now + 1), revalidate };
}

/** Loaded with their step: a first visit shows another one. */
const PicturesStep = lazy(async () => ({ default: (await import('./pictures-step.tsx')).PicturesStep }));
const PlacesStep = lazy(async () => ({ default: (await import('./places-step.tsx')).PlacesStep }));
const TradesStep = lazy(async () => ({ default: (await import('./trades-step.tsx')).TradesStep }));

/** Set-up of a new site: one step beside the page that it changes, then the opening. */
export function SetUpScreen({ loaded }: { loaded: LoadedSetup }) {
  const [search] = useSearchParams();
  const { setup, settings } = loaded;
  const place = PLACES.find((one) => one === search.get('etape')) ?? findNextStep(SETUP_STEPS, setup.steps) ?? FINISH;
  const { form, isBusy, version, goOn, save, refresh, revalidate } = useStep(place, loaded);
  const [showsSite, setShowsSite] = useState(false);
  const { recipient } = settings.data.email;
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      <StepList current={place} done={setup.steps} />
      <Group mb="sm" hiddenFrom="lg">
        <Button variant="default" aria-pressed={showsSite} onClick={() => setShowsSite(!showsSite)}>
          {showsSite ? TEXTS.preview.hide : TEXTS.preview.show}
        </Button>
      </Group>
      <div className={classes.body}>
        <Paper
          withBorder
          component="section"
          className={`${classes.panel} ${showsSite ? classes.hidden : ''}`}
          aria-labelledby="etape"
        >
          <Title order={2} fz="lg" id="etape">
            {getWords(place).name}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {getWords(place).text}
          </Text>
          <Suspense fallback={<LoadingState />}>
            {place === FINISH ? (
              <FinishPanel
                setup={setup}
                address={recipient || settings.data.general.contact_email}
                reload={revalidate}
              />
            ) : place === 'trades' ? (
              <TradesStep isBusy={isBusy} onChange={refresh} onNext={() => void goOn()} />
            ) : place === 'pictures' ? (
              <PicturesStep isBusy={isBusy} onChange={refresh} onNext={() => void goOn()} />
            ) : place === 'places' ? (
              <PlacesStep form={form} isBusy={isBusy} onNext={() => void save()} />
            ) : (
              <StepForm key={place} step={place} form={form} isBusy={isBusy} onSubmit={() => void save()} />
            )}
          </Suspense>
        </Paper>
        <div className={showsSite ? undefined : classes.hidden}>
          <PreviewPane path={place === FINISH ? '/' : STEP_PAGES[place]} version={version} />
        </div>
      </div>
    </>
  );
}
