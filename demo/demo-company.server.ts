import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { demoRecords } from './demo-site.server.ts';

/** Returns a legal value without spaces, which an owner may have typed differently. */
const compact = (value: unknown): string => String(value).replace(/\s/g, '');

/** Returns whether the site is still that of the demo company: an owner enters another name or SIRET. */
export async function isDemoCompany(): Promise<boolean> {
  const { demo, company } = await readSettings();
  const fictitious = demoRecords('settings').find(({ group }) => group === 'company')?.values;
  return (
    ['filling', 'filled'].includes(demo.state) &&
    compact(company.legal_name) === compact(fictitious?.legal_name) &&
    compact(company.siret) === compact(fictitious?.siret)
  );
}
