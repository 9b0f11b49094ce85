import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type Finding,
  readSignatures,
  readVulnerabilities,
  toExitCode,
} from '../../tools/audit/npm-answers.ts';
import { addBundled, compareSbom, createSbom, pruneLock, readBundled, readLock } from '../../tools/audit/sbom.ts';
import { listPackages, toPackagePath } from '../../tools/vite/bundled-packages.ts';

const answer = (code: number, report: unknown, stderr = ''): Answer => ({
  code,
  stdout: typeof report === 'string' ? report : JSON.stringify(report),
  stderr,
});

/** Output of npm 11 when the registry had no audit, and without a network. */
const NO_AUDIT = answer(1, {
  message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
});
const NO_NETWORK = answer(1, {
  error: { code: 'ENOTFOUND', summary: 'request to https://tuf.example failed', detail: 'A problem of connectivity.' },
});
const NO_NPM: Answer = { code: null, stdout: '', stderr: 'spawnSync npm ENOENT' };

const COUNTS = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
const auditReport = (code: number, severities: Record<string, string>): Answer => {
  const counts = { ...COUNTS, total: Object.keys(severities).length };
  for (const severity of Object.values(severities)) counts[severity as keyof typeof COUNTS] += 1;
  const vulnerabilities = Object.fromEntries(
    Object.entries(severities).map(([name, severity]) => [name, { name, severity, isDirect: true, range: '<2.0.0' }]),
  );
  return answer(code, { auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: counts } });
};

describe('readVulnerabilities', () => {
  it('accepts a report without vulnerabilities', () => {
    expect(readVulnerabilities(auditReport(0, {})).state).toBe('ok');
  });

  it('accepts moderate vulnerabilities and counts them', () => {
    const { state, lines } = readVulnerabilities(auditReport(0, { one: 'moderate', two: 'low' }));
    expect([state, lines.length]).toEqual(['ok', 1]);
    expect(lines[0]).toContain('2 de gravité moindre');
  });

  it.each(['high', 'critical'])('names each package with a %s vulnerability', (severity) => {
    const { state, lines } = readVulnerabilities(auditReport(1, { left: severity, right: 'low' }));
    expect(state).toBe('bad');
    expect(lines).toEqual([expect.stringContaining(`left <2.0.0 (${severity})`)]);
  });

  it.each([
    ['a registry without audits', NO_AUDIT, '405 Method Not Allowed'],
    ['no network', NO_NETWORK, 'request to https://tuf.example failed'],
    ['no npm', NO_NPM, ''],
    ['an empty answer that ends well', answer(0, ''), 'réponse illisible'],
    ['a page instead of a report', answer(0, '<html>'), 'réponse illisible'],
    ['an empty object', answer(0, {}), 'réponse illisible'],
    ['a failure with an empty report', auditReport(1, {}), 'réponse illisible'],
    ['a success with a critical vulnerability', auditReport(0, { left: 'critical' }), 'réponse illisible'],
  ])('returns “unknown” on %s, in one sentence', (_name, input, reason) => {
    const { state, lines } = readVulnerabilities(input);
    expect([state, lines.length]).toEqual(['unknown', 1]);
    expect(lines[0]).toContain('Le registre n’a pas pu être interrogé');
    expect(lines[0]).toContain(reason);
  });
});

describe('readSignatures', () => {
  it('accepts a report without invalid and missing signatures', () => {
    expect(readSignatures(answer(0, { invalid: [], missing: [] })).state).toBe('ok');
  });

  it('names packages with an invalid or a missing signature', () => {
    const report = { invalid: [{ name: 'left', version: '1.0.0' }], missing: [{ name: 'right', version: '2.0.0' }] };
    const { state, lines } = readSignatures(answer(1, report));
    expect(state).toBe('bad');
    expect(lines).toEqual([expect.stringContaining('left 1.0.0'), expect.stringContaining('right 2.0.0')]);
  });

  it.each([
    ['no network', NO_NETWORK],
    ['a failure with an empty report', answer(1, { invalid: [], missing: [] })],
    ['an empty answer that ends well', answer(0, '')],
  ])('returns “unknown” on %s', (_name, inputValues) => {
    expect(readSignatures(inputValues).state).toBe('unknown');
  });
});

const LOCK = readLock(readFileSync('package-lock.json', 'utf8'));

describe('compareSbom', () => {
  const { code, stdout } = createSbom();
  const sbom = () => JSON.parse(stdout) as { components: { name: string; version: string; hashes: unknown[] }[] };

  it('finds the SBOM of npm equal to the lock file, including packages that development needs as well', () => {
    expect(code).toBe(0);
    expect(compareSbom(sbom(), LOCK).state).toBe('ok');
    const names = sbom().components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['react', 'zod', 'nodemailer', 'hono']));
    expect(names).not.toContain('vite');
  });

  it('names a package that the SBOM lacks, and one that the lock file lacks', () => {
    const changed = sbom();
    const hono = changed.components.find(({ name }) => name === 'hono')!;
    hono.version = '0.0.1';
    const { state, lines } = compareSbom(changed, LOCK);
    expect(state).toBe('bad');
    expect(lines).toEqual([
      expect.stringMatching(/^Absent du SBOM.*hono@\d+/),
      expect.stringMatching(/^Absent du verrou.*hono@0\.0\.1\.$/),
    ]);
  });

  it('reports a package with another hash', () => {
    const changed = sbom();
    changed.components.find(({ name }) => name === 'hono')!.hashes = [{ alg: 'SHA-512', content: '00' }];
    expect(compareSbom(changed, LOCK).state).toBe('bad');
  });

  it('returns “unknown” without an SBOM', () => {
    expect(compareSbom(undefined, LOCK).state).toBe('unknown');
  });
});

describe('packages of a bundle', () => {
  it.each([
    ['/site/node_modules/react/index.js', 'node_modules/react'],
    ['/site/node_modules/@mantine/core/styles.css?inline', 'node_modules/@mantine/core'],
    ['/site/node_modules/a/node_modules/@b/c/d/e.js', 'node_modules/a/node_modules/@b/c'],
    ['\0/site/node_modules/react-dom/client.js?commonjs-module', 'node_modules/react-dom'],
    ['node_modules/@fontsource/bitter/files/bitter.woff2', 'node_modules/@fontsource/bitter'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['/site/src/app/main.server.ts', undefined],
    ['\0virtual:islands/registry', undefined],
  ])('finds that of %j', (id, path) => {
    expect(toPackagePath(id)).toBe(path);
  });

  it('leaves out what left no byte, except styles, and takes the files of assets', () => {
    const gone = { renderedLength: 0 };
    const modules = {
      '/node_modules/used/a.js': { renderedLength: 5 },
      '/node_modules/gone/a.js': gone,
      '/node_modules/style/a.css': gone,
    };
    expect(
      listPackages([
        { type: 'chunk', modules },
        { type: 'asset', originalFileNames: ['node_modules/font/a.woff2'] },
      ]),
    ).toEqual(['node_modules/font', 'node_modules/style', 'node_modules/used']);
  });

  it('enter an SBOM with version, hash and licence, each once', () => {
    const listed = { name: 'react', version: LOCK.packages['node_modules/react']?.version };
    const sbom = { bomFormat: 'CycloneDX', components: [listed], dependencies: [] };
    const bundled = readBundled(['node_modules/react', 'node_modules/@mantine/core', 'node_modules/@mantine/core']);
    const { version, integrity } = LOCK.packages['node_modules/@mantine/core'] ?? {};
    expect(addBundled(sbom, bundled)).toMatchObject({
      components: [
        listed,
        {
          name: '@mantine/core',
          version,
          purl: `pkg:npm/%40mantine/core@${version}`,
          hashes: [{ alg: 'SHA-512', content: Buffer.from((integrity ?? '').slice(7), 'base64').toString('hex') }],
          licenses: [{ license: { id: 'MIT' } }],
        },
      ],
      dependencies: [{ ref: `@mantine/core@${version}`, dependsOn: [] }],
    });
    expect(() => readBundled(['node_modules/unknown'])).toThrow(/not in package-lock/);
  });
});

describe('pruneLock', () => {
  it('removes development packages and the list of them', () => {
    const { packages } = pruneLock(LOCK);
    expect(packages['node_modules/vite']).toBeUndefined();
    expect(packages['node_modules/zod']).toBeDefined();
    expect(packages['']).not.toHaveProperty('devDependencies');
  });
});

describe('toExitCode', () => {
  const finding = (state: Finding['state']): Finding => ({ state, lines: [] });

  it.each([
    [0, ['ok', 'ok']],
    [1, ['ok', 'bad', 'unknown']],
    [2, ['ok', 'unknown']],
    [2, []],
  ] as [number, Finding['state'][]][])('returns %i for %j', (code, states) => {
    expect(toExitCode(states.map(finding))).toBe(code);
  });
});
