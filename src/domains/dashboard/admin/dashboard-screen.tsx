import { ActionIcon, Stack } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { MailNotice } from '#src/domains/setup/admin/mail-notice.tsx';
import { useSiteState } from '#src/domains/setup/admin/site-state.ts';
import { FreshMark } from '#src/ui/admin/fresh-mark.tsx';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { ErrorState } from '#src/ui/admin/states.tsx';
import { useLater } from '#src/ui/admin/use-later.ts';
import { CHAT_CHANGE, LIVE_CHANGE, LIVE_OPEN } from '#src/ui/http/window-events.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import classes from './dashboard.module.css';
import { ExportMenu } from './export-menu.tsx';
import { ModuleCards } from './module-cards.tsx';
import { QuickActions } from './quick-actions.tsx';
import { QuickStats } from './quick-stats.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { TodayPanel } from './today-panel.tsx';
import { TodoPanel } from './todo-panel.tsx';

/** Delay before a reload, in milliseconds: a burst of changes causes only one. */
const LIVE_PAUSE_MS = 800;

export type LoadedDashboard = { dashboard: Dashboard } | { failure: string; detail?: string | undefined };

/** Loads the charts beside the data, so that both show at once. */
export const loadCharts = () => import('./charts/dashboard-charts.tsx');
const DashboardCharts = lazy(async () => ({ default: (await loadCharts()).DashboardCharts }));
const loadFirstSteps = async () => (await import('#src/domains/setup/admin/first-steps.tsx')).FirstSteps;

/** Renders only the panels that the signed-in user may read; not again when another screen begins to load. */
const Panels = memo(function Panels({ dashboard }: { dashboard: Dashboard }) {
  const { isSetup } = useSiteState();
  const FirstSteps = useLater(loadFirstSteps, isSetup);
  return (
    <Stack gap="md">
      <MailNotice />
      {isSetup && FirstSteps && <FirstSteps />}
      <TodoPanel todo={dashboard.todo} isSetup={isSetup} />
      <TodayPanel today={dashboard.today} />
      <QuickStats dashboard={dashboard} />
      <Suspense>
        <DashboardCharts dashboard={dashboard} />
      </Suspense>
      <ModuleCards dashboard={dashboard} />
      <div className={classes.lastRow}>
        <RecentActivity dashboard={dashboard} />
        <QuickActions />
      </div>
    </Stack>
  );
});

/** First screen of the back office. After a failed reload it keeps showing the previous data. */
export function DashboardScreen({ loaded }: { loaded: LoadedDashboard }) {
  const { revalidate, state } = useRevalidator();
  const [last, setLast] = useState('dashboard' in loaded ? loaded.dashboard : undefined);
  if ('dashboard' in loaded && loaded.dashboard !== last) setLast(loaded.dashboard);
  const reload = (): void => void revalidate();
  const reloadSoon = useDebouncedCallback(reload, LIVE_PAUSE_MS);
  useWindowEvent(LIVE_CHANGE, reloadSoon);
  useWindowEvent(LIVE_OPEN, reloadSoon);
  useWindowEvent(CHAT_CHANGE, ({ detail }) => !detail.isTyping && reloadSoon());
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        mark={!('failure' in loaded) && <FreshMark rows={last} onRetry={reload} />}
        actions={
          <>
            <ExportMenu />
            <ActionIcon variant="default" size={36} visibleFrom="sm" aria-label={TEXTS.print} onClick={() => print()}>
              <IconPrinter size={18} aria-hidden />
            </ActionIcon>
          </>
        }
      />
      {'failure' in loaded && (
        <ErrorState message={loaded.failure} detail={loaded.detail} onRetry={reload} retrying={state === 'loading'} />
      )}
      {last && <Panels dashboard={last} />}
    </>
  );
}
