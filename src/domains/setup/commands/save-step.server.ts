import { SETUP_STEPS } from '#src/domains/settings/site-state.contract.ts';
import { holdSettings, storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { SetupSteps, StepProgress } from '../setup.contract.ts';

/** Marks a step of the set-up as done, or as open again. */
export const saveStep = command({
  allow: 'settings',
  input: StepProgress,
  output: SetupSteps,
  run: async ({ step, is_done }) => {
    const done = new Set((await holdSettings()).site.steps);
    if (is_done) done.add(step);
    else done.delete(step);
    const steps = SETUP_STEPS.filter((one) => done.has(one));
    await storeSiteState({ steps });
    return { steps };
  },
});
