import { Alert, Stack, Tabs } from '@mantine/core';
import { IconHistory, IconId, IconSettings, IconShieldLock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import type { OwnProfile } from '../../profile.contract.ts';
import { PROFILE_TEXTS as TEXTS } from '../../profile.texts.ts';
import { ActivityTab } from './activity-tab.tsx';
import { ApiTokensCard } from './api-tokens-card.tsx';
import { InformationTab } from './information-tab.tsx';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import classes from './profile.module.css';
import { SessionsCard } from './sessions-card.tsx';
import type { TabProps } from './tab-props.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

const ICONS = { informations: IconId, securite: IconShieldLock, activite: IconHistory, parametres: IconSettings };

const PANELS = {
  informations: InformationTab,
  securite: SecurityTab,
  activite: ActivityTab,
  parametres: PreferencesTab,
} satisfies Record<ProfileTab, (props: TabProps) => unknown>;

/** Shows one's own account in four tabs, each with a URL. */
export function ProfileScreen({ own }: { own: OwnProfile }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tab = getTab(search);
  const Panel = PANELS[tab];
  return (
    <>
      <PageHeader title={TEXTS.title} description={TEXTS.description} />
      {own.reminders.must_enrol && (
        <Alert color="orange" title={TEXTS.mustEnrolTitle} mb="md" role="alert">
          {TEXTS.mustEnrol}
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(chosen) => void navigate(tabHref(chosen as ProfileTab), { replace: true, preventScrollReset: true })}
      >
        <Tabs.List aria-label={TEXTS.tabsLabel} mb="md" className={classes.tabs ?? ''}>
          {PROFILE_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab
                key={one}
                value={one}
                className={classes.tab ?? ''}
                leftSection={<Icon size={18} aria-hidden />}
              >
                {TEXTS.tabs[one]}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {PROFILE_TABS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {one === tab && <Panel own={own} reload={revalidate} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

const PROFILE_TABS = ['informations', 'securite', 'activite', 'parametres'] as const;
type ProfileTab = (typeof PROFILE_TABS)[number];

/** Returns the profile tab of the URL, by default the first one. */
const getTab = (search: URLSearchParams): ProfileTab =>
  PROFILE_TABS.find((tab) => tab === search.get('onglet')) ?? PROFILE_TABS[0];

const tabHref = (tab: ProfileTab): string => (tab === PROFILE_TABS[0] ? '?' : `?onglet=${tab}`);

/** Tab for sign-in methods, security alerts and sessions. */
function SecurityTab({ own, reload }: TabProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <Stack>
      <PasswordCard own={own} reload={reload} />
      <TwoFactorCard own={own} reload={reload} />
      <PreferencesCard own={own} reload={reload} />
      <SessionsCard />
      {!own.reminders.must_enrol && <ApiTokensCard own={own} />}
    </Stack>
  );
}
