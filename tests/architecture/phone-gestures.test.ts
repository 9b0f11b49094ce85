import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Question, ResourceAct } from '#src/ui/admin/resource/resource-types.ts';
import type { RowSwipe, SwipeAct } from '#src/ui/admin/swipe.ts';

const toFiles = (pattern: string): string[] => globSync(pattern).map((file) => file.replaceAll('\\', '/'));
const toName = (file: string): string => file.replace(/^.*\/|\.resource\.tsx$/g, '');

/** Lists whose rows have no swipe, with the reason. */
const WITHOUT_SWIPE: Record<string, string> = {
  activities: 'the log is not changed',
  closings: 'the ledger is not changed',
  invoices: 'an issued invoice is not changed',
  payments: 'a payment is not put away',
  subscribers: 'an address is erased at once, without a bin',
  users: 'an account is erased at once, without a bin',
};

/** Acts without an undo, with the reason. */
const WITHOUT_UNDO: Record<string, string> = {
  'bin left': 'the last deletion, after a question',
  'bin right': 'restores; a deletion puts the record back',
};

interface Outcome {
  /** What was asked before. */
  question?: Question;
  /** What ran. */
  act?: ResourceAct;
  /** Form, dialog or page that opens in place of an act. */
  opens?: string;
}

/** Runs an act on a list that answers every question with yes, and returns what came of it; nothing is sent. */
async function getOutcome(swipe: (row: never, list: never) => RowSwipe, side: keyof RowSwipe, row: object) {
  const outcome: Outcome = {};
  const opener = (opens: string) => (): void => {
    outcome.opens = opens;
  };
  const list = {
    ...{ open: opener('form'), choose: opener('dialog'), visit: opener('page'), close: () => undefined },
    selection: { selected: new Set(), clear: () => undefined },
    run: async (act: ResourceAct) => {
      outcome.act = act;
      return true;
    },
    attempt: async (act: () => Promise<unknown>, failure: string) => list.run({ act, failure, done: '' }),
    ask: (question: Question) => {
      outcome.question = question;
      return question.act();
    },
  };
  const act: SwipeAct | undefined = swipe(row as never, list as never)[side];
  await act?.run();
  return { act, outcome };
}

const rows = [true, false].flatMap((isOn) =>
  ['unread', 'archived'].map((status) => ({
    ...{ id: 1, title: 'Essai', name: 'Essai', client_name: 'Essai', clientName: 'Essai', label: 'Essai' },
    ...{ from_path: '/essai', quote_id: null, status, is_active: isOn, is_published: isOn, is_zone: isOn },
  })),
);

interface Declared {
  resource?: { swipe?: (row: never, list: never) => RowSwipe };
}

const files = toFiles('src/domains/**/*.resource.tsx');
const lists = await Promise.all(
  files.map(async (file) => {
    const module: Record<string, Declared> = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
    const declared = Object.values(module).find((one) => one?.resource !== undefined);
    return { name: toName(file), swipe: declared?.resource?.swipe };
  }),
);

describe('swipe', () => {
  it('exists on every list whose rows can be put away', () => {
    expect(
      lists
        .filter(({ swipe }) => swipe === undefined)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(WITHOUT_SWIPE).sort());
  });

  const swiped = lists.flatMap(({ name, swipe }) =>
    swipe === undefined ? [] : (['left', 'right'] as const).map((side) => ({ name, swipe, side })),
  );

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(swiped)('gives each act a label and a way back, on $name to the $side', async ({ name, swipe, side }) => {
    // Messages are deleted after the browser's own question.
    vi.stubGlobal('window', { confirm: () => true });
    for (const row of rows) {
      const { act, outcome } = await getOutcome(swipe, side, row);
      expect(act?.label).toBeTruthy();
      expect(act?.tone).toBe(side === 'left' ? 'away' : 'go');
      const ends = [outcome.opens, outcome.act?.undo?.act, WITHOUT_UNDO[`${name} ${side}`]];
      expect(ends.filter(Boolean)).toHaveLength(1);
      if (side === 'left' && outcome.act?.undo === undefined) expect(outcome.question?.question).toBeTruthy();
    }
  });
});

/** Source files of the back office with a choice of pictures. */
const choosers = toFiles('src/{ui/admin,domains/**}/**/*.tsx').filter((file) => {
  const text = readFileSync(file, 'utf8');
  return !file.endsWith('.test.tsx') && /type="file"|<File(Button|Input)/.test(text) && /image/.test(text);
});

/** Choices of pictures without a button for the camera, with the reason. */
const WITHOUT_CAMERA: Record<string, string> = {
  'src/domains/chat/ui/photo-button.tsx': 'the choice of a picture of one kind: a phone offers its camera by itself',
  'src/domains/contact/public/form/photo-picker.tsx': 'as in the chat',
};

describe('choice of a picture', () => {
  it('offers the camera beside it', () => {
    const lacking = choosers.filter((file) => !/<CameraButton/.test(readFileSync(file, 'utf8')));
    expect(lacking.filter((file) => !file.endsWith('camera-button.tsx')).sort()).toEqual(
      Object.keys(WITHOUT_CAMERA).sort(),
    );
  });
});

/** Files that make a dialog themselves, with the reason; all others use `Dialog`, which fills the window of a phone. */
const OWN_DIALOGS: Record<string, string> = {
  'src/ui/admin/dialog.tsx': 'the dialog itself',
  'src/ui/admin/list-toolbar.tsx': 'the sheet of the filters, from below',
  'src/domains/dashboard/admin/search/search-panel.tsx': 'the search over every screen',
};
/** Files with a short question: a dialog of a few lines that does not fill the window. */
const QUESTIONS = ['confirm-act', 'confirm-delete', 'category-field', 'unsaved-guard'];

describe('dialog', () => {
  const sources = toFiles('src/{app,ui/admin,domains}/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  const find = (pattern: RegExp): string[] => sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

  it('fills the window of a phone, because all use the shared one', () => {
    expect(find(/<(Modal|Drawer|Spotlight)(Root)?[\s.>]|useModalsStack|openModal/)).toEqual(
      Object.keys(OWN_DIALOGS).sort(),
    );
    expect(readFileSync('src/ui/admin/dialog.tsx', 'utf8')).toContain('fullScreen={isPhone && !isShort}');
  });

  it('stays short only where it asks a question', () => {
    expect(find(/<Dialog[^>]*\sisShort/).map((file) => file.replace(/^.*\/|\.tsx$/g, ''))).toEqual(QUESTIONS);
  });
});
