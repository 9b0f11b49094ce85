import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { isInMaintenance } from '#src/platform/maintenance.server.ts';
import { useCommandSite } from '#tests/support/command-site.ts';

const { run, inSite } = useCommandSite();

describe('faitage maintenance', () => {
  it('closes the site to writes and opens it again, with a line in the audit log for each', async () => {
    expect(await run(['maintenance'])).toMatchObject({ code: 0, text: expect.stringMatching(/ouvert aux écritures/) });
    expect(await run(['maintenance', 'on'])).toMatchObject({ code: 0 });
    expect(await inSite(isInMaintenance)).toBe(true);
    expect(await run(['maintenance'])).toMatchObject({ code: 1, text: expect.stringMatching(/maintenance off/) });
    expect((await run(['maintenance', 'on'])).text).toMatch(/déjà en maintenance/);
    expect(await run(['maintenance', 'off'])).toMatchObject({ code: 0 });
    expect((await run(['maintenance', 'off'])).text).toMatch(/déjà ouvert/);
    expect(await inSite(isInMaintenance)).toBe(false);
    const lines = await inSite(() => db().selectFrom('audit_log').select(['action', 'actor_name']).execute());
    expect(lines).toEqual([
      { action: 'maintenance.begin', actor_name: 'operator lea' },
      { action: 'maintenance.end', actor_name: 'operator lea' },
    ]);
  });

  it('refuses another word', async () => {
    expect(await run(['maintenance', 'oui'])).toMatchObject({ code: 64, errors: expect.stringMatching(/« oui » \?/) });
  });
});
