import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import type { Activity, ActivityType, LoggedAct } from './activity.contract.ts';

type Act = Pick<Activity, 'action' | 'subject' | 'before' | 'after'>;
type Texts = Record<string, string>;

/** The catalogues that a line's sentence is made of. */
export interface Words {
  acts: Record<'actors' | 'verbs' | 'things' | 'sentences', Texts> &
    Record<'unknown' | 'number' | 'quoted' | 'groups' | 'operatorNamed', string>;
  values: { fields: Texts; csv: readonly string[] } & Record<'emptyValue' | 'yes' | 'no', string>;
  settings: { groups: Texts; fields: Record<string, Texts> };
}

/** Screens whose list opens a record with `?view=`. */
const SCREENS: Record<string, string> = {
  message: href('/admin/contact'),
  service: href('/admin/services'),
  gallery: href('/admin/gallery'),
  testimonial: href('/admin/testimonials'),
  place: href('/admin/places'),
  redirect: href('/admin/redirects'),
  blog: href('/admin/blog'),
  post: href('/admin/blog'),
  user: href('/admin/users'),
  order: href('/admin/orders'),
  invoice: href('/admin/invoices'),
  quote: href('/admin/quotes'),
};
const ENDING = /\.(delete|remove|erase)$/;

const cut = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

const sent = (texts: object, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? String(Reflect.get(texts, key)) : undefined;

/** Printed numbers of documents by the subject of a line. */
export type Numbers = ReadonlyMap<string, string>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the record's title or name when the line contains it, else its number as printed. */
function getName({ subject, before, after }: Act, { acts, settings }: Words, numbers: Numbers | undefined): string {
  const [kind, id] = cut(subject, ':');
  if (kind === 'settings') {
    const group = sent(settings.groups, id);
    return group === undefined ? '' : fill(acts.groups, { name: group });
  }
  const named = [after, before].flatMap(({ title, name }) => [title, name]).find((text) => typeof text === 'string');
  if (isText(named)) return fill(acts.quoted, { name: named });
  const printed = [after.number, before.number, numbers?.get(subject)].find(isText);
  if (printed !== undefined) return printed;
  if (/^\d+(,\d+)*$/.test(id))
    return id
      .split(',')
      .map((number) => fill(acts.number, { id: number }))
      .join(', ');
  return id;
}

/** Contracts "à le" to "au". */
const contracted = (sentence: string): string =>
  sentence
    .replace(/ à le /g, ' au ')
    .replace(/ à les /g, ' aux ')
    .replace(/ de le /g, ' du ')
    .replace(/ de les /g, ' des ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Returns the action as a sentence after the person's name: "a créé le service « Zinguerie »". */
export function toSentence(act: Act, words: Words, numbers?: Numbers): string {
  const { acts } = words;
  const own = sent(acts.sentences, act.action);
  if (own !== undefined) return contracted(fill(own, { name: getName(act, words, numbers) }));
  const [first, last] = cut(act.action, '.');
  const [verb, thing] = [sent(acts.verbs, last), sent(acts.things, first)];
  if (verb === undefined || thing === undefined)
    return fill(acts.unknown, { action: act.action, subject: act.subject });
  return contracted(`${verb} ${thing} ${getName(act, words, numbers)}`);
}

const SECURITY_PREFIXES = ['session', 'password', 'two-factor', 'api-token'];

/** Returns the activity type of an action. */
export function activityType(action: string): ActivityType {
  if (action === 'session.open') return 'login';
  if (action === 'session.close') return 'logout';
  return SECURITY_PREFIXES.includes(cut(action, '.')[0]) ? 'security' : 'update';
}

/** Returns a sentence without subject, capitalised for the start of a line. */
export const capitalised = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase('fr') + sentence.slice(1);

/** Returns who acted: a person by name; without an account, the visitor, the operator or the site. */
function toActorName({ actor_id, actor_name }: LoggedAct, { actors, operatorNamed }: Words['acts']): string {
  if (actor_id !== null) return actor_name;
  const [kind, login] = cut(actor_name, ' ');
  if (kind === 'operator' && login !== '') return fill(operatorNamed, { login });
  return sent(actors, actor_name) ?? actor_name;
}

/** Returns a line of the log with its sentence. */
export function toActivity(line: LoggedAct, words: Words, numbers: Numbers): Activity {
  const { id, at, actor_id, action, subject, before, after, ip, user_agent } = line;
  const actor_name = toActorName(line, words.acts);
  const sentence = toSentence(line, words, numbers);
  return {
    ...{ id, at, timestamp: at, type: activityType(action), description: capitalised(sentence) },
    ...{ actor_id, actor_name, action, subject, before, after, sentence, ip, user_agent },
  };
}

/** Returns whether the catalogue has words for an action. */
export const isReported = (action: string, { verbs, things, sentences }: Words['acts']): boolean => {
  const [first, last] = cut(action, '.');
  const isComposed = sent(verbs, last) !== undefined && sent(things, first) !== undefined;
  return isComposed || sent(sentences, action) !== undefined;
};

/** Returns the link to the record; undefined for a deleted one or one without a screen. */
export function toLink({ action, subject }: Pick<Act, 'action' | 'subject'>): string | undefined {
  const [kind, id] = cut(subject, ':');
  if (kind === 'settings') return href('/admin/settings', { tab: id });
  if (kind === 'subscriber' || kind === 'newsletter') return href('/admin/newsletter');
  const screen = sent(SCREENS, kind);
  if (screen === undefined || !/^\d+$/.test(id) || ENDING.test(action)) return undefined;
  return `${screen}?view=${id}`;
}

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

function view(value: unknown, words: Words): string {
  const { emptyValue, yes, no } = words.values;
  if (value === undefined || value === null || value === '') return emptyValue;
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.map((entry) => view(entry, words)).join('\n') || emptyValue;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function getLabel(subject: string, field: string, { settings, values }: Words): string {
  const [kind, group] = cut(subject, ':');
  const isSettings = kind === 'settings' && Object.hasOwn(settings.fields, group);
  const labels = (isSettings ? settings.fields[group] : undefined) ?? {};
  return sent(labels, field) ?? sent(values.fields, field) ?? field;
}

/** Returns old and new values field by field, in words. */
export function toChanges({ subject, before, after }: Act, words: Words): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({
    field: getLabel(subject, field, words),
    before: view(before[field], words),
    after: view(after[field], words),
  }));
}

const result = (fields: Record<string, unknown>, act: Act, words: Words): string =>
  Object.entries(fields)
    .map(([field, value]) => `${getLabel(act.subject, field, words)} : ${view(value, words)}`)
    .join('\n');

/** Returns the log as lines of a file; dates as stored, so that a spreadsheet sorts them. */
export const exportLines = (activities: Activity[], words: Words): string[][] => [
  [...words.values.csv],
  ...activities.map((act) => [
    act.at,
    act.actor_name,
    act.sentence,
    act.subject,
    result(act.before, act, words),
    result(act.after, act, words),
    act.ip,
    act.user_agent,
  ]),
];
