import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './account.module.css';

interface AccountTabsProps<Key extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: { key: Key; label: string }[];
  current: Key;
  onChange: (key: Key) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of one page, one panel at a time; arrow keys move between the tabs. */
export function AccountTabs<Key extends string>({ label, tabs, current, onChange, children }: AccountTabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = tabs.findIndex(({ key }) => key === current);
    const next = (place + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onChange(tab.key);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`onglet-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={tab.key === current ? `partie-${tab.key}` : undefined}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`partie-${current}`} aria-labelledby={`onglet-${current}`}>
        {children}
      </div>
    </div>
  );
}
