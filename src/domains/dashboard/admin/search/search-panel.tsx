import { Loader, Modal, Text, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  createSpotlight,
  SpotlightActionsList,
  SpotlightRoot,
  SpotlightSearch,
  useSpotlight,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { z } from 'zod';
import { AUTH_TEXTS } from '#src/domains/accounts/auth/auth.texts.ts';
import { SEARCH_EVERYWHERE_MIN } from '#src/kernel/figures.ts';
import { fill } from '#src/kernel/text.ts';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { toDetail } from '#src/ui/admin/failure-sentence.ts';
import type { FrameLinks } from '#src/ui/admin/frame-link.ts';
import { useScrollLock } from '#src/ui/admin/use-scroll-lock.ts';
import { findEverywhere } from '../../dashboard.client.ts';
import { plural } from '../../dashboard.views.ts';
import type { Find } from '../../search.contract.ts';
import { SEARCH_TEXTS as TEXTS } from '../../search.texts.ts';
import classes from './search.module.css';
import { type Actions, actionGroups, type Choice, findGroups, nextScreens, orderGroups } from './search-choices.ts';
import { SearchList } from './search-list.tsx';

/** Pause after the last key, so that typing does not send one request per letter. */
const PAUSE_MS = 100;

interface Found {
  searchResults: readonly Find[];
  isSearching: boolean;
  failure: string | null;
}

interface Answer {
  query: string;
  finds: readonly Find[];
  failure: string | null;
}

const NONE: Answer = { query: '', finds: [], failure: null };

/** Loads the server's results for a text; the previous results stay while the next request runs. */
function useResults(typed: string): Found {
  const query = typed.trim();
  const [asked] = useDebouncedValue(query, PAUSE_MS);
  const [answer, setAnswer] = useState<Answer>(NONE);
  useEffect(() => {
    if (asked.length < SEARCH_EVERYWHERE_MIN) return;
    const call = new AbortController();
    findEverywhere(asked, call.signal).then(
      (results) => setAnswer({ query: asked, finds: results, failure: null }),
      (error: unknown) => {
        if (!call.signal.aborted) setAnswer({ query: asked, finds: [], failure: toDetail(error) });
      },
    );
    return () => call.abort();
  }, [asked]);
  if (query.length < SEARCH_EVERYWHERE_MIN) return { searchResults: [], isSearching: false, failure: null };
  const isSearching = answer.query !== query;
  return { searchResults: answer.finds, failure: isSearching ? null : answer.failure, isSearching };
}

const [store, panel] = createSpotlight();
/** As in a dialog: the page behind is not blurred, which takes a slow device long. */
const LOOK = { yOffset: '8vh', zIndex: 500, overlayProps: { backgroundOpacity: 0.6 } };
const LIST = 'resultats-recherche';
const optionId = (place: number): string => `${LIST}-${place}`;

interface SearchPanelProps {
  /** Press counter: each press opens the panel, or closes it when it is open. */
  openings: number;
  links: FrameLinks;
  onLogout: () => void;
}

/** Provides results and actions for the typed text, and the selected line. */
function useSearch(links: FrameLinks, onLogout: () => void) {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const found = useResults(typed);
  const actions: Actions = {
    go: (address) => void navigate(address),
    search: setTyped,
    forget: () => {
      forgetSearches();
      setRecent([]);
    },
    setScheme: setColorScheme,
    logout: onLogout,
    logoutLabel: AUTH_TEXTS.logout,
  };
  const keep = (): void => {
    if (typed.trim().length < SEARCH_EVERYWHERE_MIN) return;
    keepSearch(typed);
    setRecent(recentSearches());
  };
  const groups = orderGroups(
    typed,
    findGroups(found.searchResults, actions.go),
    actionGroups(typed, recent, links, actions),
  );
  const choose = ({ run, staysOpen }: Choice): void => {
    if (!staysOpen) {
      keep();
      panel.close();
    }
    run();
  };
  return { typed, setTyped, found, groups, choose };
}

function SentMessage({ typed, found, count }: { typed: string; found: ReturnType<typeof useResults>; count: number }) {
  if (found.failure !== null) {
    return (
      <Text role="alert" c="var(--mantine-color-error)" className={classes.status ?? ''}>
        {fill(TEXTS.failed, { why: found.failure })}
      </Text>
    );
  }
  const nothing = count === 0 && !found.isSearching && typed.trim() !== '';
  const result = found.isSearching ? TEXTS.searching : plural(count, TEXTS.countOne, TEXTS.countMany);
  return (
    <Text role="status" className={nothing ? classes.status : classes.hidden}>
      {nothing ? fill(TEXTS.nothing, { query: typed.trim() }) : result}
    </Text>
  );
}

/** Searches records of every kind, screens and actions by keyboard. */
export function SearchPanel({ openings, links, onLogout }: SearchPanelProps) {
  const { selected, opened } = useSpotlight(store);
  useScrollLock(opened);
  const { typed, setTyped, found, groups, choose } = useSearch(links, onLogout);
  const choices = groups.flatMap((group) => group.choices);
  const keys = choices.map(({ key }) => key).join();
  useEffect(() => {
    if (openings > 0) panel.toggle();
  }, [openings]);
  // New lines: the first one is selected again, before a key can move on from it.
  useLayoutEffect(() => {
    if (keys !== '') store.updateState((state) => ({ ...state, selected: 0 }));
  }, [keys]);
  return (
    <SpotlightRoot store={store} shortcut={null} query={typed} onQueryChange={setTyped} {...LOOK}>
      {nextScreens(choices[Math.max(0, selected)], found.searchResults).map((screen) => (
        <PrefetchPageLinks key={screen} page={screen} />
      ))}
      <Modal.Title className={classes.hidden ?? ''}>{TEXTS.title}</Modal.Title>
      <SpotlightSearch
        leftSection={found.isSearching ? <Loader size={18} aria-hidden /> : <IconSearch size={20} aria-hidden />}
        placeholder={TEXTS.placeholder}
        aria-label={TEXTS.openLabel}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? optionId(Math.max(0, selected)) : undefined}
        rightSection={null}
        autoComplete="off"
        maxLength={200}
      />
      <SentMessage typed={typed} found={found} count={choices.length} />
      {choices.length > 0 && (
        <SpotlightActionsList id={LIST} role="listbox" aria-label={TEXTS.results}>
          <SearchList groups={groups} selected={selected} optionId={optionId} onChoose={choose} />
        </SpotlightActionsList>
      )}
      <Text size="xs" c="dimmed" visibleFrom="sm" className={classes.keys ?? ''}>
        {TEXTS.keys}
      </Text>
    </SpotlightRoot>
  );
}

/** Stored with the drafts, so that signing out removes the searches as well. */
const KEY = 'search-everywhere';
const KEPT = 5;
const Searches = z.array(z.string()).catch([]);

const recentSearches = (): string[] => Searches.parse(readDraft(KEY)?.values);

/** Stores a search text that led to a result, newest first. */
function keepSearch(text: string): void {
  const stored = text.trim();
  if (stored !== '') keepDraft(KEY, [stored, ...recentSearches().filter((other) => other !== stored)].slice(0, KEPT));
}

const forgetSearches = (): void => dropDraft(KEY);
