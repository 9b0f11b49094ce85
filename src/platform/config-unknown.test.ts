import { describe, expect, it } from 'vitest';
import { VARIABLES } from './config.server.ts';
import { findUnknownVariables } from './config-unknown.server.ts';

describe('findUnknownVariables', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['BACKUP_DIRS', 'BACKUP_DIR'],
    ['SMTP_HOST', undefined],
    ['S3_ACCESS_KEY', undefined],
  ])('names %s, and the variable that is meant', (name, nearest) => {
    expect(findUnknownVariables([name])).toEqual([{ name, nearest }]);
  });

  it('leaves out what is read, and what belongs to the system', () => {
    const system = ['PATH', 'HOME', 'HOSTNAME', 'MAIL', 'LOGNAME', 'NODE_ENV', 'NODE_OPTIONS', 'TZ', 'INVOCATION_ID'];
    expect(findUnknownVariables([...VARIABLES, ...system, 'DATABASE', 'XDG_DATA_DIRS', 'LOG_FILE'])).toEqual([]);
  });
});
