import { formatDateTime } from '#src/kernel/dates.ts';
import type { MachineCheckName } from './machine-check.contract.ts';
import type { CheckState } from './site-check.contract.ts';

/** Everything that was read of the machine; a part that could not be read is undefined. */
export interface MachineReadings {
  /** French sentences, each naming a variable. */
  faults: string[];
  /** Number of variables that were read. */
  variables: number;
  /** Variables that look like ours and that nothing reads, with the one that is probably meant. */
  unknown?: { name: string; nearest: string | undefined }[];
  /** Undefined where it does not listen by itself, as in development. */
  server: 'ready' | 'unready' | 'stopped' | 'foreign' | undefined;
  /** Only where the server asks itself: where it listens, and since when it runs. */
  running?: { address: string; since: string } | undefined;
  /** `sentence` says why it cannot be used. */
  database: { reason: 'answers' | 'new' } | { reason: 'refused'; sentence: string };
  /** `unread` when a running server has not been asked to read its database. */
  damage: string[] | 'unread' | undefined;
  /** When a running server has read it; undefined when it was read just now. */
  damageReadAt?: string | undefined;
  schema: { waiting: string[]; newer: string | undefined } | undefined;
  /** False without the extension of PostgreSQL that searches need. */
  isSearchIndexed?: boolean | undefined;
  key: 'same' | 'previous' | 'lost' | 'new' | 'missing' | 'wrong' | 'unreadable' | 'open' | undefined;
  clock: { reason: 'right' | 'behind' | 'apart'; seconds?: number } | undefined;
  /** Undefined without a mail server. */
  smtp: { answers: true } | { answers: false; fault: string; detail: string } | undefined;
  /** Undefined where replies go to the company's own address. */
  replies?:
    | { answers: true; way: 'mailbox' | 'program'; address: string }
    | { answers: false; fault: string }
    | undefined;
  /** Undefined without an identity provider; `address` is the one to register there. */
  openid?: { answers: true; address: string } | { answers: false; fault: string } | undefined;
  proxy: { publicUrl: string; isLocal: boolean; isTrusted: boolean; host: string };
  /** Since when the site is closed to writes; undefined while it is open. */
  maintenance: string | undefined;
}

export interface MachineVerdict {
  check: MachineCheckName;
  state: CheckState;
  reason: string;
  values?: Record<string, string | number>;
}

type Judge = (readings: MachineReadings) => MachineVerdict[];

const judgeConfiguration: Judge = ({ faults, variables, unknown = [] }) => {
  const check = 'configuration';
  if (faults.length + unknown.length === 0) return [{ check, state: 'ok', reason: 'good', values: { variables } }];
  return [
    ...faults.map((sentence): MachineVerdict => {
      return {
        check,
        state: 'broken',
        reason: 'wrong',
        values: { sentence: sentence.replace(/^Configuration : /, '') },
      };
    }),
    ...unknown.map(({ name, nearest }): MachineVerdict => {
      const reason = nearest === undefined ? 'unknown' : 'misspelt';
      return { check, state: 'todo', reason, values: { name, nearest: nearest ?? '' } };
    }),
  ];
};

const SERVER_STATES = { ready: 'ok', stopped: 'todo', unready: 'broken', foreign: 'broken' } as const;
/** What the same answers mean for a server that asks itself: it runs, but not where it listens. */
const RUNNING_STATES = { ready: 'running', stopped: 'unreachable', unready: 'unready', foreign: 'foreign' } as const;

const judgeServer: Judge = ({ server, running }) => {
  if (server === undefined) return [];
  if (running === undefined) return [{ check: 'server', state: SERVER_STATES[server], reason: server }];
  const { address, since } = running;
  const values = { address, since: formatDateTime(since) };
  return [{ check: 'server', state: server === 'ready' ? 'ok' : 'broken', reason: RUNNING_STATES[server], values }];
};

const judgeDatabase: Judge = ({ database }) => {
  if (database.reason !== 'refused') {
    return [{ check: 'database', state: database.reason === 'new' ? 'todo' : 'ok', reason: database.reason }];
  }
  const [finding, advice] = splitSentence(database.sentence);
  return [{ check: 'database', state: 'broken', reason: 'refused', values: { sentence: finding, advice } }];
};

/** Splits a sentence of the start into what is wrong and what to do: after a colon, or in the next sentence. */
export function splitSentence(sentence: string): [finding: string, advice: string] {
  const [, finding = sentence, advice = ''] = /^(.*?[^0-9])(?: : |\. )([^:]*)$/su.exec(sentence) ?? [];
  return [finding.replace(/\.?$/, '.'), advice.trim() || 'réparez cela, puis relancez faitage doctor.'];
}

/** Judges what was read of the pages and links of the database. */
export const judgeIntegrity = ({
  damage,
  damageReadAt,
}: Pick<MachineReadings, 'damage' | 'damageReadAt'>): MachineVerdict[] => {
  if (damage === undefined) return [];
  if (damage === 'unread') return [{ check: 'integrity', state: 'todo', reason: 'unread' }];
  const reason = damage.length === 0 ? 'sound' : 'damaged';
  const values = { detail: damage[0] ?? '', at: damageReadAt === undefined ? '' : formatDateTime(damageReadAt) };
  return [
    {
      check: 'integrity',
      state: damage.length === 0 ? 'ok' : 'broken',
      reason: damageReadAt === undefined ? reason : `${reason}At`,
      values,
    },
  ];
};

const judgeSchema: Judge = ({ schema, isSearchIndexed = true }) => {
  if (schema === undefined) return [];
  const check = 'schema';
  const [name, ...others] = schema.waiting;
  if (schema.newer !== undefined) return [{ check, state: 'broken', reason: 'newer', values: { name: schema.newer } }];
  if (name !== undefined)
    return [{ check, state: 'todo', reason: 'behind', values: { count: others.length + 1, name } }];
  return isSearchIndexed
    ? [{ check, state: 'ok', reason: 'current' }]
    : [{ check, state: 'todo', reason: 'unindexed' }];
};

const KEY_STATES = {
  same: 'ok',
  new: 'ok',
  previous: 'todo',
  open: 'todo',
  lost: 'todo',
  missing: 'broken',
  wrong: 'broken',
  unreadable: 'broken',
} as const;

const judgeKey: Judge = ({ key }) => (key === undefined ? [] : [{ check: 'key', state: KEY_STATES[key], reason: key }]);

const judgeClock: Judge = ({ clock }) => {
  if (clock === undefined) return [];
  const state = clock.reason === 'right' ? 'ok' : 'broken';
  return [{ check: 'clock', state, reason: clock.reason, values: { seconds: clock.seconds ?? 0 } }];
};

const judgeSmtp: Judge = ({ smtp }) => {
  if (smtp === undefined) return [];
  return smtp.answers
    ? [{ check: 'smtp', state: 'ok', reason: 'answers' }]
    : [{ check: 'smtp', state: 'broken', reason: smtp.fault, values: { detail: smtp.detail } }];
};

const judgeReplies: Judge = ({ replies }) => {
  if (replies === undefined) return [];
  return replies.answers
    ? [{ check: 'replies', state: 'ok', reason: replies.way, values: { address: replies.address } }]
    : [{ check: 'replies', state: 'broken', reason: replies.fault }];
};

const judgeOpenid: Judge = ({ openid }) => {
  if (openid === undefined) return [];
  return openid.answers
    ? [{ check: 'openid', state: 'ok', reason: 'answers', values: { address: openid.address } }]
    : [{ check: 'openid', state: 'broken', reason: openid.fault }];
};

const ONLY_HERE = /^(localhost|127\.|::1)/;

/** This program speaks no TLS: behind an https address there is a proxy, whose header must be read. */
const judgeProxy: Judge = ({ proxy: { publicUrl, isLocal, isTrusted, host } }) => {
  const isOpen = !ONLY_HERE.test(host);
  if (!isTrusted && publicUrl.startsWith('https:')) return [{ check: 'proxy', state: 'broken', reason: 'ignored' }];
  if (isTrusted && isOpen) return [{ check: 'proxy', state: 'todo', reason: 'open', values: { host } }];
  if (isTrusted && isLocal) return [{ check: 'proxy', state: 'todo', reason: 'needless' }];
  return [{ check: 'proxy', state: 'ok', reason: isTrusted ? 'trusted' : 'none' }];
};

const judgeMaintenance: Judge = ({ maintenance }) =>
  maintenance === undefined
    ? []
    : [{ check: 'maintenance', state: 'todo', reason: 'on', values: { since: formatDateTime(maintenance) } }];

const JUDGES: Judge[] = [
  judgeConfiguration,
  judgeServer,
  judgeDatabase,
  judgeIntegrity,
  judgeSchema,
  judgeKey,
  judgeClock,
  judgeSmtp,
  judgeReplies,
  judgeOpenid,
  judgeProxy,
  judgeMaintenance,
];

/** Judges what was read of the machine: one verdict for each check, one for each fault of the configuration. */
export const judgeMachine = (readings: MachineReadings): MachineVerdict[] => JUDGES.flatMap((judge) => judge(readings));
