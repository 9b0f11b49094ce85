import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getShellBlocks } from '#tests/support/guide-shell.ts';

interface GuideLine {
  guide: string;
  line: string;
}

const readGuide = (guide: string): string => readFileSync(`docs/guides/${guide}`, 'utf8');
const getBlocks = (guide: string): string[] => getShellBlocks(readGuide(guide));

/** Commands of the shell blocks of the guides, without their comments; those of `faitage` are run by guide-commands. */
const LINES: GuideLine[] = readdirSync('docs/guides')
  .filter((guide) => guide.endsWith('.md'))
  .flatMap((guide) =>
    getBlocks(guide)
      .flatMap((block) => block.replace(/\\\n\s*/g, '').split('\n'))
      .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
      .filter((line) => line !== '' && !line.startsWith('faitage '))
      .map((line) => ({ guide, line })),
  );

/** Beginnings of commands that another test runs, with its file and words of it that prove it. */
const RUN_ELSEWHERE: Record<string, [file: string, words: string]> = {
  'sudo sh deploy/sites.sh add ': ['tests/architecture/deploy-sites.test.ts', "run(release, 'add', site, '--domain'"],
  'sudo sh deploy/sites.sh list': ['tests/architecture/deploy-sites.test.ts', "run(first, 'list')"],
  'sudo sh deploy/sites.sh upgrade': ['tests/architecture/deploy-sites.test.ts', "'upgrade', 'martin')"],
  'sudo sh deploy/install-debian.sh': ['tests/architecture/deploy-install.test.ts', "'deploy/install-debian.sh'"],
  'cd /opt/faitage': ['tests/smoke/production-recipe.smoke.ts', "getBlock(GUIDE, 'faitage.mjs doctor')"],
  'sudo -u faitage node scripts/faitage.mjs doctor': [
    'tests/smoke/production-recipe.smoke.ts',
    "getBlock(GUIDE, 'faitage.mjs doctor')",
  ],
  'curl -H "Authorization: Bearer $JETON"': ['tests/architecture/guide-api.test.ts', 'getCalls'],
  'curl -X PUT https://www.votre-domaine.example/api/': ['tests/architecture/guide-api.test.ts', 'getCalls'],
  'curl --silent --fail --max-time 60 --config /etc/reponses.curl': [
    'tests/smoke/guide-site.smoke.ts',
    "getBlock('courrier.md', '/etc/reponses.curl')",
  ],
  'curl http://127.0.0.1:3000/metrics': ['tests/smoke/guide-site.smoke.ts', "getBlock('metrics.md', '/metrics')"],
  'journalctl -u faitage': ['tests/smoke/guide-site.smoke.ts', "getBlock('metrics.md', 'journalctl')"],
  'npm run dev': ['tests/smoke/guide-development.smoke.ts', '/^npm run dev\\b/m'],
  'npm run test:watch': ['tests/smoke/guide-development.smoke.ts', '/^npm run test:watch\\b/m'],
  'npm run format': ['tests/smoke/guide-first-change.smoke.ts', "run('few', 'npm run format')"],
  'npm run docs:tables': ['tests/smoke/guide-first-change.smoke.ts', "run('whole', 'npm run docs:tables')"],
  'git add -A && git commit': ['tests/smoke/guide-first-change.smoke.ts', "run('whole', 'git add -A')"],
  'git push --follow-tags': ['tests/architecture/release.test.ts', 'git push'],
  'npm run release': ['tests/architecture/release.test.ts', "'--version', '0.2.0'"],
};

/** Beginnings of commands that no test runs, each with its reason. */
const NOT_RUN: Record<string, string> = {
  'npm ci --ignore-scripts': 'needs the registry; every run of the tests begins with it',
  'npm run check': 'is what runs this test',
};

/** Commands that run as they are, with what they print. */
const RUN_HERE: Record<string, RegExp> = { 'openssl rand -hex 24': /^[0-9a-f]{48}\n$/ };

/** Lines that give a variable its value. */
const isSetting = (line: string): boolean => /^[A-Z][A-Z0-9_]*=/.test(line);
const getKnown = (): string[] => [...Object.keys(RUN_ELSEWHERE), ...Object.keys(NOT_RUN), ...Object.keys(RUN_HERE)];

describe('docs/guides', () => {
  it('contain no command that is neither run by a test nor listed with the reason', () => {
    const known = getKnown();
    const others = LINES.filter(({ line }) => !isSetting(line) && !known.some((start) => line.startsWith(start)));
    expect(others).toEqual([]);
  });

  it('contain every command that is listed', () => {
    expect(getKnown().filter((start) => !LINES.some(({ line }) => line.startsWith(start)))).toEqual([]);
  });

  it.each(Object.entries(RUN_ELSEWHERE))('show “%s”, which %j runs', (_start, [file, words]) => {
    expect(readFileSync(file, 'utf8')).toContain(words);
  });

  it.each(Object.entries(RUN_HERE))('show “%s”, which runs', (line, printed) => {
    const [program = '', ...args] = line.split(' ');
    expect(execFileSync(program, args, { encoding: 'utf8' })).toMatch(printed);
  });

  it('call only commands of package.json and scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const text = LINES.map(({ line }) => line).join('\n');
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...text.matchAll(/(?:sh|node) ((?:deploy|scripts)\/\S+)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect([commands.length > 0, files.length > 0]).toEqual([true, true]);
  });

  it.each(LINES.map(({ guide }) => guide).filter((guide, at, all) => all.indexOf(guide) === at))(
    '%s contains only shell that a shell reads',
    (guide) => {
      for (const block of getBlocks(guide)) {
        const { status, stderr } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' });
        expect([status, stderr]).toEqual([0, '']);
      }
    },
  );
});
