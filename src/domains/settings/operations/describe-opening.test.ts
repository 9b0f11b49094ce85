import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeSettings } from './change-settings.server.ts';
import { describeOpening } from './describe-opening.server.ts';

useDatabase();
describe('describeOpening', () => {
  afterEach(() => freezeClock());

  const SYSTEM = systemContext('test');
  const result = async (at: string) => {
    freezeClock(at);
    const { is_open, sentence } = await describeOpening();
    return [is_open, sentence.replaceAll('\u00a0', ' ')];
  };

  it('applies the stored hours in Paris time', async () => {
    expect(await result('2026-11-23T06:59:00.000Z')).toEqual([false, 'Nous répondons aujourd’hui à 8 h.']);
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual([true, 'Nous revenons dès que possible.']);
    await changeSettings(SYSTEM, { group: 'hours', values: { monday: [{ from: '09:15', to: '10:00' }] } });
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual([false, 'Nous répondons aujourd’hui à 9 h 15.']);
  });

  it('returns an empty sentence when the company never opens', async () => {
    const closures = [{ from: '2026-11-01', to: '2030-01-01' }];
    await changeSettings(SYSTEM, { group: 'hours', values: { closures } });
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual([false, '']);
  });
});
