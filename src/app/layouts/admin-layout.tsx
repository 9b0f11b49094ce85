import { Outlet } from 'react-router';
import { readMarks } from '#src/domains/media/illustration.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { AdminProvider } from '#src/ui/admin/admin-provider.tsx';
import type { Route } from './+types/admin-layout';

/** Loads name and theme with the document, so that no colour changes once the scripts have loaded. */
export async function loader() {
  const [{ general, appearance }, { light: mark }] = await Promise.all([readSettings(), readMarks()]);
  const logo = mark && { src: mark.image, width: mark.width, height: mark.height };
  return { name: general.site_name, primaryColor: appearance.primary_color, theme: appearance.theme, logo };
}

/** Loads the data once with the document; the screens request everything else from the API. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData: { name, primaryColor, theme, logo } }: Route.ComponentProps) {
  return (
    <AdminProvider brandName={name} primaryColor={primaryColor} colorScheme={theme} logo={logo}>
      <Outlet />
    </AdminProvider>
  );
}
