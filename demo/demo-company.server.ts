import { readGroups } from '#src/domains/settings/setting.internal.server.ts';
import { readPart } from './demo-part.server.ts';

/** Returns a legal value without spaces, which an owner may have typed differently. */
const compact = (value: unknown): string => String(value).replace(/\s/g, '');

/** The settings of a group as a file of the demo has them: every start reads them, so nothing checks them first. */
interface StoredGroup {
  group: string;
  values: Record<string, unknown>;
}

/** Returns whether the site is still that of the demo company: an owner enters another name or SIRET. */
export async function isDemoCompany(): Promise<boolean> {
  const { demo, company } = await readGroups('demo', 'company');
  const fictitious = (readPart('settings') as StoredGroup[]).find(({ group }) => group === 'company')?.values;
  return (
    ['filling', 'filled'].includes(demo.state) &&
    compact(company.legal_name) === compact(fictitious?.legal_name) &&
    compact(company.siret) === compact(fictitious?.siret)
  );
}
