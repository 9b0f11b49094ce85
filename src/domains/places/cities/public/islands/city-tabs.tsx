import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { chooseServiceOnClick, hashedTab, showPanel } from '../sections/tab-panels.ts';
import styles from './city-tabs.module.css';

interface CityTabsProps {
  label: string;
  /** `id` is the panel's id; without script the tabs are links to the panels. */
  tabs: { id: string; label: string }[];
  /** Tab opened first. */
  open: string;
}

const KEYS: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Tabs for the page's sections: arrows move, Enter, Space or a click opens, the URL stores the choice. */
export default function CityTabs({ label, tabs, open }: CityTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(open);
  const [live, setLive] = useState(false);
  const [focused, setFocused] = useState(open);

  useEffect(() => {
    const follow = (): void => {
      const id = hashedTab(tabs);
      if (id === undefined) return;
      setActive(id);
      setFocused(id);
    };
    follow();
    setLive(true);
    addEventListener('hashchange', follow);
    const forget = chooseServiceOnClick();
    return () => {
      removeEventListener('hashchange', follow);
      forget();
    };
  }, [tabs]);

  useEffect(() => {
    if (live) showPanel(tabs, active);
  }, [live, tabs, active]);

  const choose = (event: MouseEvent | KeyboardEvent, id: string): void => {
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    setActive(id);
    setFocused(id);
  };

  const onKeyDown = (event: KeyboardEvent, place: number, id: string): void => {
    const next = KEYS[event.key]?.(place, tabs.length);
    if (event.key === ' ') choose(event, id);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(tabs[next]?.id ?? id);
    list.current?.querySelectorAll('a')[next]?.focus();
  };

  return (
    <ul ref={list} className={styles.tabs} role={live ? 'tablist' : undefined} aria-label={label}>
      {tabs.map(({ id, label: name }, place) => (
        <li key={id} role={live ? 'presentation' : undefined}>
          <a
            id={`onglet-${id}`}
            href={`#${id}`}
            data-open={id === active || undefined}
            {...(live && {
              role: 'tab',
              'aria-selected': id === active,
              'aria-controls': id,
              tabIndex: id === focused ? 0 : -1,
              onClick: (event: MouseEvent) => choose(event, id),
              onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place, id),
            })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
