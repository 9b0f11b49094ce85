import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readStages } from '../../tools/proof/image/dockerfile.ts';

/** Every rule of the linter that is only a warning by default, or ignored, is an error here. */
const STRICT = {
  deprecatedMaintainer: ValidationSeverity.ERROR,
  directiveCasing: ValidationSeverity.ERROR,
  emptyContinuationLine: ValidationSeverity.ERROR,
  instructionCasing: ValidationSeverity.ERROR,
  instructionCmdMultiple: ValidationSeverity.ERROR,
  instructionEntrypointMultiple: ValidationSeverity.ERROR,
  instructionHealthcheckMultiple: ValidationSeverity.ERROR,
  instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  instructionUnnecessaryArgument: ValidationSeverity.ERROR,
  instructionWorkdirRelative: ValidationSeverity.ERROR,
};

type Rule = (word: string, rest: string) => boolean;
const isAptInstall: Rule = (word, rest) => word === 'RUN' && /\bapt(?:-get)?\s[^&;|]*\binstall\b/.test(rest);

/** Rules of hadolint for one instruction, which the linter of npm does not know, by hadolint's own names. */
const RULES: Record<string, Rule> = {
  'DL3003: WORKDIR, not cd': (word, rest) => word === 'RUN' && /(?:^|&&|;)\s*cd\s/.test(rest),
  'DL3004: no sudo': (word, rest) => word === 'RUN' && /\bsudo\b/.test(rest),
  'DL3008: version of each Debian package': (word, rest) =>
    isAptInstall(word, rest) &&
    (/\binstall\s([^&;|]*)/.exec(rest)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .some((name) => !/^-|=/.test(name)),
  'DL3009: lists of packages removed in the same layer': (word, rest) =>
    isAptInstall(word, rest) && !rest.includes('rm -rf /var/lib/apt/lists/'),
  'DL3015: no recommended packages': (word, rest) =>
    isAptInstall(word, rest) && !rest.includes('--no-install-recommends'),
  'DL3016: npm packages of the lock file': (word, rest) =>
    word === 'RUN' && /(?:^|[;&|])\s*(?:npx\s|npm\s+(?:i|install|add)\b)/.test(rest),
  'DL3020: COPY, not ADD': (word) => word === 'ADD',
  'DL3025: exec form': (word, rest) => /^(?:CMD|ENTRYPOINT)$/.test(word) && !rest.startsWith('['),
  'DL3027: apt-get, not apt': (word, rest) => word === 'RUN' && /\bapt\s/.test(rest),
  'DL4006: no pipe, whose first failure is lost': (word, rest) => word === 'RUN' && /[^|]\|[^|]/.test(rest),
  'no secret in a layer': (word, rest) =>
    /^(?:ENV|ARG)$/.test(word) && /(?:SECRET|PASSWORD|PASSPHRASE|TOKEN|_KEY)\w*\b/.test(rest),
};

/** Returns what the linter and the rules find, one line for each fault. */
function findFaults(text: string): string[] {
  const found = validate(text, STRICT).map(({ message, range }) => `${range.start.line + 1}: ${message}`);
  const instructions = readStages(text).flatMap((stage) => stage.instructions);
  for (const { word, rest } of instructions) {
    for (const [name, breaks] of Object.entries(RULES)) if (breaks(word, rest)) found.push(name);
  }
  return found;
}

/** Returns what is wrong of a Dockerfile whose second line is `line`. */
const findIn = (line: string): string => findFaults(`FROM node:24.21.0-bookworm-slim\n${line}\n`).join('\n');

describe('Dockerfile', () => {
  const text = readFileSync('Dockerfile', 'utf8');

  it('contains no fault that the linter or the rules find', () => {
    expect(findFaults(text)).toEqual([]);
  });

  it('contains one command and one health check, in its last stage', () => {
    const stages = readStages(text);
    const count = (word: string): number[] =>
      stages.map(({ instructions }) => instructions.filter((one) => one.word === word).length);
    expect([count('CMD'), count('HEALTHCHECK'), count('USER')]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  it('ends in an image without a base, which holds what the stage before wrote and nothing of the context', () => {
    const last = readStages(text).at(-1);
    const copies = last?.instructions.filter(({ word }) => word === 'COPY').map(({ rest }) => rest);
    expect([last?.base, copies]).toEqual([
      'scratch',
      ['--from=release /system /', '--from=release /opt/faitage /opt/faitage'],
    ]);
  });

  it('runs and copies nothing after the account is changed, and gives the code to nobody', () => {
    const { instructions = [] } = readStages(text).at(-1) ?? {};
    const user = instructions.findIndex(({ word }) => word === 'USER');
    expect(instructions.slice(user).filter(({ word }) => /^(?:RUN|COPY)$/.test(word))).toEqual([]);
    expect(instructions.filter(({ rest }) => /--chown|chown[^&]*\/opt\/faitage/.test(rest))).toEqual([]);
  });

  it.each(['deploy/compose-sqlite', 'deploy/compose-cluster'])('stands where %s builds it', (folder) => {
    const { services } = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true });
    const builds = Object.values<{ build?: string }>(services).flatMap(({ build }) => build ?? []);
    expect(builds.length).toBeGreaterThan(0);
    for (const build of builds) expect(existsSync(join(folder, build, 'Dockerfile'))).toBe(true);
  });

  it.each([
    ['CPY a /b', /Unknown instruction: CPY/],
    ['MAINTAINER a', /deprecated/],
    ['WORKDIR app', /WORKDIR paths should be absolute/],
    ['CMD ["a"]\nCMD ["b"]', /CMD/],
    ['HEALTHCHECK NONE\nHEALTHCHECK NONE', /HEALTHCHECK/],
    ['EXPOSE abc', /Invalid containerPort/],
    ['run true', /uppercase/],
    ['ADD a /b', /DL3020/],
    ['CMD node start.mjs', /DL3025/],
    ['RUN cd /src && make', /DL3003/],
    ['RUN sudo make', /DL3004/],
    ['RUN npm install left-pad', /DL3016/],
    ['RUN cat a | tar -x', /DL4006/],
    ['ENV SECRET_KEY=a', /no secret in a layer/],
    ['RUN apt-get install -y --no-install-recommends tini=1 && rm -rf /var/lib/apt/lists/*', /^$/],
    ['RUN apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*', /^DL3008[^\n]*$/],
    ['RUN apt-get install -y tini=1 && rm -rf /var/lib/apt/lists/*', /^DL3015[^\n]*$/],
    ['RUN apt-get install -y --no-install-recommends tini=1', /^DL3009[^\n]*$/],
    ['RUN apt update', /DL3027/],
  ])('finds the fault of %j', (line, fault) => {
    expect(findIn(line)).toMatch(fault);
  });
});
