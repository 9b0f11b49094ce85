import { Button } from '@mantine/core';
import { Link, useNavigation } from 'react-router';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { periodHref } from '../dashboard.views.ts';
import { PERIODS, type Period } from '../period.contract.ts';

const TEXTS = DASHBOARD_TEXTS.period;

/** Mois, Trimestre, Année: each is a link that loads the dashboard again. */
export function PeriodChoice({ period }: { period: Period }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <Button.Group aria-label={TEXTS.label} aria-busy={isLoading}>
      {PERIODS.map((each) => (
        <Button
          key={each}
          component={Link}
          to={periodHref(each)}
          preventScrollReset
          size="compact-md"
          fz="sm"
          variant={each === period ? 'filled' : 'default'}
          aria-current={each === period ? 'true' : undefined}
        >
          {TEXTS[each]}
        </Button>
      ))}
    </Button.Group>
  );
}
