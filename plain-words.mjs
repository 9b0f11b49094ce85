/** Former private words and the terms of the field that replace them; the rule `plain-words` refuses the former. */
export const plainWords = {
  /** Words of a name (`House`, `openHouse`, `house-keys.ts`), and what replaces them, in kebab-case. @type {Record<string, string[]>} */
  names: {
    house: ['app'],
    showroom: ['composing-domain'],
    belt: ['carousel'],
    desk: ['form', 'list-screen'],
    papers: ['legal-identity'],
    wake: ['hydrate', 'notify'],
    awake: ['hydrated'],
    asleep: ['not-hydrated'],
    told: ['notified', 'result'],
    wished: ['requested'],
    whoever: ['person'],
    enemy: ['hostile-input'],
    stranger: ['visitor'],
    said: ['messages', 'sent'],
    sight: ['view', 'state'],
    beat: ['heartbeat'],
    beats: ['heartbeats'],
    beating: ['heartbeats'],
    sleeper: ['pending-island'],
    sleepers: ['pending-islands'],
    story: ['timeline', 'history'],
    room: ['table', 'domain'],
    rooms: ['tables', 'domains'],
    door: ['entry-point'],
    doors: ['entry-points'],
    bind: ['browser-secret'],
  },
  /** Words that are refused only inside a compound name: `quoteLetter`. @type {Record<string, string[]>} */
  compounds: { letter: ['email'], letters: ['emails'] },
  /** Participles that do not say what a variable, function or parameter is, unless with a noun: `keptRights`. */
  bareNames: {
    kept: 'what is retained or stored',
    shown: 'the view, or what is visible',
    given: 'the input',
    drawn: 'what was rendered',
    still: 'the static document',
  },
  /** Names of standards, of Leaflet and of a stored column. */
  allowedNames: ['letterSpacing', 'bindPopup', 'bind_hash'],
  /** Refused words that are allowed as the name of a method, as in `Function.prototype.bind`. */
  allowedMethods: ['bind'],
  /** Names ending in `Of` that are not accessors. */
  allowedOf: ['indexOf', 'lastIndexOf', 'getPrototypeOf', 'setPrototypeOf', 'isPrototypeOf', 'valueOf', 'isPartOf'],
  /** @type {[phrase: RegExp, instead: string][]} */
  comments: [
    [/\bthe house\b/i, 'the app'],
    [/\bshowrooms?\b/i, 'composing domain'],
    [/\bwhoever\b/i, 'the person who, or the role'],
    [/\b(?:is|are|was|were|be|been) told\b/i, 'is notified, receives or knows'],
    [/\bspecification §|\b00[12] ?§/i, 'a link to docs/specification'],
  ],
  /** First words of a test name that make it no sentence after "it". */
  testBegins: 'is are has have may can of in as what whoever nobody somebody nothing the a an each every no'.split(' '),
};

/** Words without a clear meaning in a name, alone or in a compound. */
export const bannedWords = ['util', 'helper', 'common', 'misc', 'manager', 'handler', 'info', 'process', 'shared'];

/** Banned words that are allowed in names of exports, but never in file names. */
export const wordsOfTheApi = ['process', 'info'];
