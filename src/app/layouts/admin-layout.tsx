import { memo } from 'react';
import { Outlet } from 'react-router';
import { OpenidContext } from '#src/domains/accounts/auth/admin/openid-context.ts';
import { readMarks } from '#src/domains/media/illustration.internal.server.ts';
import { getVatRegime } from '#src/domains/sales/pricing/charge.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { SiteStateContext } from '#src/domains/setup/admin/site-state.ts';
import { readDemoPresence } from '#src/domains/setup/demo-company.internal.server.ts';
import { withoutTax } from '#src/kernel/tax-words.ts';
import { isUntaxed } from '#src/kernel/vat-regime.ts';
import { readMailState } from '#src/platform/mail/mail-transport.server.ts';
import { getOpenidLabel } from '#src/platform/openid/openid-client.server.ts';
import { AdminProvider } from '#src/ui/admin/admin-provider.tsx';
import { PictureLibrary } from '#src/ui/admin/known-pictures.ts';
import { LabelWords } from '#src/ui/admin/label-words.ts';
import { KnownData, type KnownSources } from '#src/ui/admin/pickers/known-data.ts';
import type { Route } from './+types/admin-layout';
import { screenAt } from './admin-links.ts';

/** Loads name and theme with the document, so that no colour changes once the scripts have loaded. */
export async function loader({ request }: Route.LoaderArgs) {
  const [{ general, company, appearance, site }, { light: mark }, demo] = await Promise.all([
    readSettings(),
    readMarks(),
    readDemoPresence(),
  ]);
  return {
    name: general.site_name,
    primaryColor: appearance.primary_color,
    theme: appearance.theme,
    needs: screenAt(new URL(request.url).pathname)?.needs,
    logo: mark && { src: mark.image, width: mark.width, height: mark.height },
    isUntaxed: isUntaxed(getVatRegime({ company })),
    isSetup: site.state === 'setup',
    demo,
    isMailSent: readMailState()?.isSent === true,
    openid: getOpenidLabel(),
  };
}

/** What pickers read: fields need it, and no screen before them. */
const loadSources = async () => (await import('./known-sources.client.ts')).KNOWN_SOURCES;
const fetchLibrary = async () => (await import('#src/domains/media/illustration.client.ts')).fetchLibrary();
const KNOWN_SOURCES: KnownSources = {
  people: async (search) => (await loadSources()).people(search),
  services: async () => (await loadSources()).services(),
  towns: async () => (await loadSources()).towns(),
  communes: async (search) => (await loadSources()).communes(search),
  facts: async () => (await loadSources()).facts(),
};

/** Loads the data once with the document; the screens request everything else from the API. */
export const shouldRevalidate = () => false;

const asWritten = (label: string): string => label;

interface ProvidersProps {
  data: Route.ComponentProps['loaderData'];
}

/**
 * Remembered, since the router renders the layout anew at every step of a navigation: Mantine's provider would then
 * give each of its components a new context, and render all of them again.
 */
const Providers = memo(({ data }: ProvidersProps) => {
  const { name, primaryColor, theme, logo, isUntaxed, isSetup, demo, isMailSent, openid } = data;
  return (
    <AdminProvider brandName={name} primaryColor={primaryColor} colorScheme={theme} logo={logo}>
      <SiteStateContext value={{ isSetup, demo, isMailSent }}>
        <OpenidContext value={openid}>
          <PictureLibrary value={fetchLibrary}>
            <KnownData value={KNOWN_SOURCES}>
              <LabelWords value={isUntaxed ? withoutTax : asWritten}>
                <Outlet />
              </LabelWords>
            </KnownData>
          </PictureLibrary>
        </OpenidContext>
      </SiteStateContext>
    </AdminProvider>
  );
});
Providers.displayName = 'Providers';

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return <Providers data={loaderData} />;
}
