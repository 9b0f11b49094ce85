import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AppState } from '#src/platform/app-state.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { setRunningProgram } from '#src/platform/diagnosis/running-program.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { examineMachine } from './machine-check.internal.server.ts';

useDatabase();

describe('examineMachine', () => {
  it('says what the server knows of itself, in the words of the command', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'faitage-machine-'));
    writeFileSync(join(DATA_DIR, 'secret.key'), 'une-cle-de-test-assez-longue-0123456789-abcdef\n');
    const config = readConfig({ DATA_DIR, PUBLIC_URL: 'https://site.example', SMTP_URL: 'smtp://127.0.0.1:1' });
    setRunningProgram({ config, version: '1.2.3' });
    const { machine, version } = await examineMachine();
    rmSync(DATA_DIR, { recursive: true });
    expect(version).toBe('1.2.3');
    expect(machine.map(({ check, state }) => [check, state])).toEqual([
      ['database', 'ok'],
      ['schema', 'ok'],
      ['key', 'ok'],
      ['clock', 'ok'],
      ['smtp', 'broken'],
      ['proxy', 'broken'],
    ]);
    expect(machine.at(-1)?.advice).toBe('mettez TRUST_PROXY=1.');
  });

  it('says nothing where no server runs', async () => {
    expect(await new AppState().run(examineMachine)).toEqual({ machine: [], version: '' });
  });
});
