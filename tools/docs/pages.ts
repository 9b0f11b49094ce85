import { domainsPage, importRulesPage } from './architecture.ts';
import { endpointsPage } from './endpoints.ts';
import { recordsPage } from './records.ts';
import { settingsPage } from './settings.ts';
import { constantsPage, routesPage } from './specification.ts';

/** Returns the generated pages of the documentation by their paths. */
export const generatedPages = async (root: string): Promise<Record<string, string>> => ({
  'docs/reference/endpoints.md': endpointsPage(),
  'docs/reference/settings.md': settingsPage(root),
  'docs/reference/domains.md': domainsPage(root),
  'docs/reference/import-rules.md': importRulesPage(),
  'docs/specification/routes.md': await routesPage(root),
  'docs/specification/constants.md': constantsPage(root),
  'docs/adr/README.md': recordsPage(root),
});
