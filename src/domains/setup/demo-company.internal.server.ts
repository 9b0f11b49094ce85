import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { isLocalAddress, publicLink } from '#src/platform/public-link.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import type { DemoPresence } from './demo-row.contract.ts';
import { toComparable } from './demo-row.rules.ts';
import { hasDemoSettings, isDemoRowLeft, selectDemoRows } from './demo-row.store.server.ts';

/** Returns the fingerprint of a setting's value: spaces and the order of fields are stored in other ways than typed. */
export const getValueFingerprint = (value: unknown): string => getFingerprint(toComparable(value));

/** Returns whether rows of the demo were recorded; a demo filled by an earlier version has none yet. */
export const hasRecordedDemo = hasDemoSettings;

/** Settings by which the company of the demo is recognised: an owner enters another name or SIRET. */
const COMPANY = ['company.legal_name', 'company.siret'];

/** States of the demo content while it can be left. */
export const DEMO_STATES: readonly string[] = ['filling', 'filled'];

const readValue = (settings: Settings, field: string): unknown => {
  const [group = '', name = ''] = field.split('.');
  return (settings as Record<string, Record<string, unknown>>)[group]?.[name];
};

/** Returns whether the site still shows the company of the demo. */
async function isDemoCompany(settings: Settings): Promise<boolean> {
  if (!DEMO_STATES.includes(settings.demo.state)) return false;
  const rows = await selectDemoRows('setting');
  return COMPANY.every((field) => {
    const fingerprint = getValueFingerprint(readValue(settings, field));
    return rows.some((row) => row.row_id === field && row.fingerprint === fingerprint);
  });
}

/**
 * Returns whether search engines must ignore the site: that of the demo company at a public address. On the machine
 * itself the pages keep the head that they have in earnest, so that it can be measured and compared.
 */
export const isHiddenDemo = async (): Promise<boolean> =>
  !isLocalAddress(publicLink('')) && (await isDemoCompany(await readSettings()));

/** Returns what is left of the demo. */
export async function readDemoPresence(): Promise<DemoPresence> {
  const settings = await readSettings();
  const company = settings.general.site_name;
  if (!DEMO_STATES.includes(settings.demo.state)) return { is_there: false, is_company: false, company };
  const is_company = await isDemoCompany(settings);
  return { is_there: is_company || (await isDemoRowLeft()), is_company, company };
}
