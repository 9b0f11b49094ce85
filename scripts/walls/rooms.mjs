import { readingVerbs, roomDoors, rooms, showrooms } from '../../architecture.mjs';
import { HTTP, packages, REACT, SQL, wall } from './wall.mjs';

const ROOM = '^src/domains/';
const STORE = '\\.store\\.server\\.ts$';
const FIXTURE = '\\.fixture\\.server\\.ts$';
const SHOWROOM = `^src/domains/(${showrooms.join('|')})/`;

/** @param {string[]} files */
const ofAnyRoom = (files) => files.map((file) => `^src/domains/[^/]+/${file}`);

const planned = Object.entries(rooms).map(([room, entered]) =>
  wall(`room-${room}`, `${room} enters ${entered.join(', ') || 'no other room'}.`, `^src/domains/${room}/`, {
    path: ROOM,
    pathNot: `^src/domains/(${[room, ...entered].join('|')})/`,
  }),
);

const doors = [
  wall('rooms-of-the-plan', 'A room that the plan does not list is not part of the house.', ROOM, { path: '.' }, [
    `^src/domains/(${Object.keys(rooms).join('|')})/`,
  ]),
  wall(
    'rooms-by-their-doors',
    'Another room is entered by its operations, contract, rules and texts.',
    '^src/domains/([^/]+)/',
    { path: ROOM, pathNot: ['^src/domains/$1/', ...ofAnyRoom(roomDoors)] },
    [SHOWROOM, FIXTURE],
  ),
  wall('showrooms-by-their-doors', 'A showroom may also use the looks of other rooms.', SHOWROOM, {
    path: ROOM,
    pathNot: ['^src/domains/$1/', ...ofAnyRoom([...roomDoors, 'ui/'])],
  }),
  wall('dashboard-only-reads', 'Of other rooms the dashboard only reads.', '^src/domains/dashboard/', {
    path: '^src/domains/[^/]+/operations/',
    pathNot: ['^src/domains/dashboard/', `/operations/(${readingVerbs.join('|')})-[^/]+$`],
  }),
];

const stores = [
  wall('stores-are-private', 'Composition asks operations, never a store.', '^(src|scripts)/', { path: STORE }, [ROOM]),
  wall('stores-serve-operations', 'Door, operation, store: nothing else fetches.', ROOM, { path: STORE }, [
    '/operations/[^/]+$',
    '\\.(store|jobs|fixture)\\.server\\.ts$',
  ]),
  wall('stores-decide-nothing', 'A store knows SQL, shapes and pure rules.', STORE, {
    path: ['/operations/', '\\.(api|jobs|mail|document|client)\\.', '/(ui|pages)/', HTTP, REACT],
  }),
  wall(
    'only-stores-speak-sql',
    'SQL is spoken by stores and the platform.',
    '^src/',
    { path: [SQL, '^src/platform/database/(tables|schema|search|migrations)'] },
    [STORE, '^src/platform/'],
  ),
];

const inside = [
  wall('operations-know-no-http', 'An operation knows neither HTTP nor React.', '/operations/[^/]+$', {
    path: [HTTP, REACT, '\\.api\\.server\\.ts$', '\\.client\\.ts$', '/(pages|ui)/', '^src/platform/(http|islands)/'],
  }),
  wall(
    'rules-and-contracts-are-pure',
    'They know the kernel, zod, contracts and rules.',
    '^src/domains/[^/]+/[^/]+\\.(contract|rules)\\.ts$',
    { pathNot: ['^src/kernel/', '\\.(contract|rules)\\.ts$', packages('zod')] },
  ),
  wall('contracts-know-no-rules', 'Shapes come first.', '\\.contract\\.ts$', { path: '\\.rules\\.ts$' }),
  wall('texts-know-nothing', 'Sentences know the catalogue alone.', '\\.texts\\.ts$', {
    pathNot: '^src/kernel/catalogue\\.ts$',
  }),
  wall(
    'fixtures-for-tests-and-demo',
    'Nothing that runs for people depends on a fixture.',
    '^src/',
    { path: FIXTURE },
    ['^src/demo/', FIXTURE],
  ),
  wall('tests-stay-tests', 'The product knows no test.', '^src/', {
    path: ['\\.test\\.tsx?$', '^tests/', packages('vitest', 'playwright-core')],
  }),
];

/** Which room may enter which, by which door, and what each kind of file may know. */
export const roomWalls = [...planned, ...doors, ...stores, ...inside];
