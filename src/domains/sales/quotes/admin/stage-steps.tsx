import { NativeSelect } from '@mantine/core';
import { QUOTE_STAGES } from '../quote.contract.ts';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { OPEN_STAGES } from '../quote-figures.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import classes from './quotes.module.css';

type Stage = AdminQuote['stage'];
const STAGES = QUOTE_STAGES.map((value) => ({ value, label: QUOTE_TEXTS.stages[value] }));

const OPEN_OR_REFUSED = STAGES.filter(({ value }) => value !== 'accepted');

interface StageStepsProps {
  stage: Stage;
  /** Only its customer accepts an amendment. */
  isAmendment: boolean;
  isBusy: boolean;
  onStage: (stage: Stage) => void;
}

/** Shows the stage of a quote and the buttons that change it. */
export function StageSteps({ stage, isAmendment, isBusy, onStage }: StageStepsProps) {
  const steps: Stage[] = [...OPEN_STAGES, stage === 'rejected' ? 'rejected' : 'accepted'];
  const at = steps.indexOf(stage);
  return (
    <div className={classes.way}>
      <ol className={classes.steps} aria-label={TEXTS.steps}>
        {steps.map((step, place) => (
          <li
            key={step}
            data-state={place < at ? 'done' : place === at ? step : undefined}
            aria-current={place === at ? 'step' : undefined}
          >
            {QUOTE_TEXTS.stages[step]}
          </li>
        ))}
      </ol>
      <NativeSelect
        label={TEXTS.step}
        data={isAmendment && stage !== 'accepted' ? OPEN_OR_REFUSED : STAGES}
        value={stage}
        disabled={isBusy}
        onChange={({ currentTarget }) => onStage(currentTarget.value as Stage)}
      />
    </div>
  );
}
