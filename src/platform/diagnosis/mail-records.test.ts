import { describe, expect, it } from 'vitest';
import { readMailRecords, type TextResolver } from './mail-records.server.ts';

const DOMAIN = 'couverture-martin.fr';
const KEY = { domain: DOMAIN, selector: 'faitage', publicKey: 'TUlJQklq' };
const GOOD = {
  [DOMAIN]: [['google-site-verification=x'], ['v=spf1 include:_spf.ovh.net ', '-all']],
  [`faitage._domainkey.${DOMAIN}`]: [['v=DKIM1; k=rsa; p=TUlJ', 'Qklq']],
  [`_dmarc.${DOMAIN}`]: [['v=DMARC1; p=quarantine']],
};

/** Name servers that know these records alone; a string is the code of a failure. */
const withRecords = (records: Record<string, string[][] | string>): TextResolver => ({
  resolveTxt: async (name) => {
    const found = records[name] ?? 'ENOTFOUND';
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
    return found;
  },
});
const read = (changes: Record<string, string[][] | string>) =>
  readMailRecords(DOMAIN, KEY, withRecords({ ...GOOD, ...changes }));

describe('readMailRecords', () => {
  it('finds all three, also written in parts', async () => {
    expect(await read({})).toEqual({ spf: 'good', dkim: 'good', dmarc: 'good' });
  });

  it.each([
    ['no record', { [DOMAIN]: 'ENODATA' }, { spf: 'missing' }],
    ['two records', { [DOMAIN]: [['v=spf1 -all'], ['v=spf1 ~all']] }, { spf: 'wrong' }],
    ['a record that lets everybody send', { [DOMAIN]: [['v=spf1 +all']] }, { spf: 'wrong' }],
    ['a record without an end', { [DOMAIN]: [['v=spf1 include:_spf.ovh.net']] }, { spf: 'wrong' }],
    ['silent name servers', { [DOMAIN]: 'ETIMEOUT' }, { spf: 'unknown' }],
    ['another key', { [`faitage._domainkey.${DOMAIN}`]: [['v=DKIM1; p=QUJD']] }, { dkim: 'wrong' }],
    ['a withdrawn key', { [`faitage._domainkey.${DOMAIN}`]: [['v=DKIM1; p=']] }, { dkim: 'wrong' }],
    ['no key', { [`faitage._domainkey.${DOMAIN}`]: 'ENOTFOUND' }, { dkim: 'missing' }],
    ['no policy', { [`_dmarc.${DOMAIN}`]: 'ENOTFOUND' }, { dmarc: 'missing' }],
    ['a policy that says nothing', { [`_dmarc.${DOMAIN}`]: [['v=DMARC1; rua=mailto:a@b.fr']] }, { dmarc: 'wrong' }],
    ['failing servers', { [`_dmarc.${DOMAIN}`]: 'ESERVFAIL' }, { dmarc: 'unknown' }],
  ])('tells %s', async (_name, changes, expected) => {
    expect(await read(changes)).toMatchObject(expected);
  });

  it('takes the policy of the domain above, and looks for no key that this site does not have', async () => {
    const found = await readMailRecords(`lettres.${DOMAIN}`, undefined, withRecords(GOOD));
    expect(found).toEqual({ spf: 'missing', dkim: 'missing', dmarc: 'good' });
  });
});
