import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { setRunningProgram } from '#src/platform/diagnosis/running-program.server.ts';
import { configureReleaseFeed } from '#src/platform/releases/release-feed.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeReceiver } from '#tests/support/fake-receiver.ts';
import { findNewerRelease } from './release.queries.server.ts';
import { RELEASE_TEXTS as texts } from './release.texts.ts';
import { readSiteState } from './site-check.queries.server.ts';

useDatabase();

const feed = useFakeReceiver();
const RELEASE = {
  tag_name: 'v0.10.0',
  published_at: '2026-11-20T09:00:00Z',
  html_url: 'https://forge.example/faitage/releases/v0.10.0',
  body: 'Nouveautés',
};
const NEWER = { state: 'newer', version: '0.10.0', published_at: RELEASE.published_at, notes: RELEASE.html_url };

const answerWith = (release: unknown, status = 200) =>
  feed.answerWith((response) => void response.writeHead(status).end(JSON.stringify(release)));
const ask = async () => findNewerRelease(await asAdmin(), {});

describe('findNewerRelease', () => {
  beforeEach(() => {
    setRunningProgram({ config: readConfig({}), version: '0.9.1' });
    configureReleaseFeed(feed.url);
  });
  afterEach(() => configureReleaseFeed(undefined));

  it('announces a newer version with its date and its notes', async () => {
    answerWith(RELEASE);
    expect(await ask()).toEqual(NEWER);
  });

  it('sends nothing about the site', async () => {
    answerWith(RELEASE);
    await ask();
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = feed.received;
    expect([feed.received.length, path, body, headers['user-agent']]).toEqual([1, '/hook', '', 'Faitage']);
    expect(Object.keys(headers).filter((name) => /referer|origin|cookie|authorization|x-/.test(name))).toEqual([]);
    expect(JSON.stringify(headers)).not.toContain('0.9.1');
  });

  it.each(['v0.9.1', '0.9.0', '0.9.1-rc.1'])('says that this version is the latest after %s', async (tag) => {
    answerWith({ ...RELEASE, tag_name: tag });
    expect(await ask()).toEqual({ state: 'latest' });
  });

  it.each([
    ['a status', 'refused', () => answerWith(RELEASE, 404)],
    ['a redirect', 'refused', () => feed.answerWith(302)],
    ['no release', 'unreadable', () => answerWith({ message: 'Not Found' })],
    ['a tag that is no version', 'unreadable', () => answerWith({ ...RELEASE, tag_name: 'nightly' })],
    ['notes that are no web page', 'unreadable', () => answerWith({ ...RELEASE, html_url: 'javascript:alert(1)' })],
    ['an answer without an end', 'unreadable', () => answerWith({ ...RELEASE, body: 'x'.repeat(600_000) })],
    ['a cut connection', 'absent', () => feed.answerWith((response) => void response.destroy())],
  ] as const)('says in one sentence what is wrong about %s', async (_what, fault, prepare) => {
    prepare();
    expect(await ask()).toEqual({ state: 'unknown', sentence: texts.faults[fault] });
  });

  it('waits no longer than its time', async () => {
    configureReleaseFeed(feed.url, 50);
    feed.answerWith((response) => void response.writeHead(200).write('{'));
    expect(await ask()).toEqual({ state: 'unknown', sentence: texts.faults.late });
  });

  it('asks nobody without an address', async () => {
    configureReleaseFeed(undefined);
    expect(await ask()).toEqual({ state: 'unknown', sentence: texts.faults.unset });
    expect(feed.received).toEqual([]);
  });

  it('answers administrators alone, who see beside the version whether an address is set', async () => {
    const colleague = await asColleague('settings');
    await expect(findNewerRelease(colleague, {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(await readSiteState(colleague, {})).toMatchObject({ version: '0.9.1', release_feed: 'closed' });
    expect(await readSiteState(await asAdmin(), {})).toMatchObject({ release_feed: 'set' });
    configureReleaseFeed(undefined);
    expect(await readSiteState(await asAdmin(), {})).toMatchObject({ release_feed: 'unset' });
    expect(feed.received).toEqual([]);
  });
});
