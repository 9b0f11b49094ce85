import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AppState } from '#src/platform/app-state.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { setListening, setRunningProgram } from '#src/platform/diagnosis/running-program.server.ts';
import { withBrokenIndex } from '#tests/support/damage-table.ts';
import { useDatabase } from '#tests/support/database.ts';
import { answerAlways } from '#tests/support/installation.ts';
import { freePort } from '#tests/support/postgres.ts';
import type { MachineCheckName } from './machine-check.contract.ts';
import { examineIntegrity, examineMachine } from './machine-check.internal.server.ts';

useDatabase();

/** Sets what a server of a sound folder knows of itself; an answer is what it gives at its own port. */
async function startProgram(environment: NodeJS.ProcessEnv = {}, answer = '{"status":"ok"}'): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'faitage-machine-'));
  writeFileSync(join(DATA_DIR, 'secret.key'), 'une-cle-de-test-assez-longue-0123456789-abcdef\n');
  const config = readConfig({ DATA_DIR, PUBLIC_URL: 'https://site.example', SMTP_URL: 'smtp://127.0.0.1:1' });
  const { port, server } = await answerAlways(answer);
  onTestFinished(() => {
    server.close();
    rmSync(DATA_DIR, { recursive: true });
  });
  setRunningProgram({ config, version: '1.2.3', environment });
  setListening(port);
}

const findLines = async (name: MachineCheckName) =>
  (await examineMachine()).machine.filter(({ check }) => check === name);

describe('examineMachine', () => {
  it('says what the server knows of itself, in the words of the command', async () => {
    await startProgram();
    const { machine, version } = await examineMachine();
    expect(version).toBe('1.2.3');
    expect(machine.map(({ check, state }) => [check, state])).toEqual([
      ['configuration', 'ok'],
      ['server', 'ok'],
      ['database', 'ok'],
      ['integrity', engine() === 'postgres' ? 'ok' : 'todo'],
      ['schema', 'ok'],
      ['key', 'ok'],
      ['clock', 'ok'],
      ['smtp', 'broken'],
      ['proxy', 'broken'],
    ]);
    expect(machine.at(-1)?.advice).toBe('mettez TRUST_PROXY=1.');
  });

  it('finds a wrong variable and one that nothing reads, and shows no value', async () => {
    await startProgram({ PORT: 'quai-secret', SMPT_URL: 'smtp://lea:secret@mail.example' });
    const lines = await findLines('configuration');
    expect(lines).toMatchObject([
      { state: 'broken', finding: expect.stringContaining('la variable PORT est invalide') },
      { state: 'todo', finding: expect.stringContaining('SMPT_URL') },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('finds another program, or nobody, where the server listens', async () => {
    await startProgram({}, '<html>Bonjour</html>');
    expect(await findLines('server')).toMatchObject([{ state: 'broken', advice: expect.stringContaining('PORT') }]);
    setListening(await freePort());
    expect(await findLines('server')).toMatchObject([
      { state: 'broken', finding: expect.stringContaining('personne ne répond') },
    ]);
  });

  it('says nothing where no server runs', async () => {
    expect(await new AppState().run(examineMachine)).toEqual({ machine: [], version: '' });
  });
});

describe('examineIntegrity', () => {
  it('reads the database and remembers what it found, until it is asked again', async () => {
    await startProgram();
    expect(await examineIntegrity()).toMatchObject({ check: 'integrity', state: 'ok' });
    expect(await findLines('integrity')).toMatchObject([{ state: 'ok', finding: expect.stringContaining('intacts') }]);
    const seeDamage = async (): Promise<void> => {
      const advice = expect.stringContaining('faitage restore ARCHIVE');
      expect(await findLines('integrity')).toMatchObject([{ state: 'broken', advice }]);
    };
    if (engine() === 'postgres') return withBrokenIndex(seeDamage);
    await sql`pragma foreign_keys = off`.execute(db());
    await sql`insert into recovery_codes (user_id, code_hash) values (999, 'x')`.execute(db());
    expect(await findLines('integrity')).toMatchObject([{ state: 'ok' }]);
    await examineIntegrity();
    await seeDamage();
  });
});
