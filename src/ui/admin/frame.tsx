import { AppShell } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { afterPaint } from './after-paint.ts';
import classes from './frame.module.css';
import { FrameHeader } from './frame-header.tsx';
import type { FrameLinks, UnreadCounts } from './frame-link.ts';
import { QuickCreate } from './quick-create.tsx';
import { useScreensAhead } from './screens-ahead.ts';
import { SIDEBAR_ID, Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** Thin bar at the top while the next screen loads; invisible when it loads at once. */
function LoadingBar() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return <div role="progressbar" aria-label={ADMIN_TEXTS.loading} className={classes.loading} />;
}

interface FrameProps {
  links: FrameLinks;
  unread: UnreadCounts;
  /** Global search in the header. */
  search?: ReactNode;
  /** Right end of the header: bell, user menu. */
  headerEnd: ReactNode;
  logoutLabel: string;
  onLogout: () => void;
  children: ReactNode;
}

/** Stores the screen on which the drawer is open, so that navigation closes it. */
function useDrawer() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false);
  const isOpen = isNarrow && openAt === pathname;
  const toggle = (): void => {
    opener.current = document.activeElement;
    setOpenAt(isOpen ? null : pathname);
  };
  useEffect(() => {
    if (!isOpen) return;
    document.getElementById(SIDEBAR_ID)?.querySelector<HTMLElement>('a, button')?.focus();
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen]);
  return { isOpen, toggle };
}

/** Header, sidebar and screen area; on small screens a drawer and a tab bar at the bottom. */
export function Frame({ links, unread, search, headerEnd, logoutLabel, onLogout, children }: FrameProps) {
  const drawer = useDrawer();
  useArrival();
  useScreensAhead(links);
  useKeyboardHeight();
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 220, breakpoint: 'md', collapsed: { mobile: !drawer.isOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <LoadingBar />
      <a href="#contenu" className={classes.skip}>
        {ADMIN_TEXTS.skipLink}
      </a>
      <FrameHeader isMenuOpen={drawer.isOpen} onMenu={drawer.toggle} search={search}>
        <QuickCreate links={links} />
        {headerEnd}
      </FrameHeader>
      <Sidebar links={links} unread={unread} isOpen={drawer.isOpen} logoutLabel={logoutLabel} onLogout={onLogout} />
      <AppShell.Main id="contenu" tabIndex={-1} className={classes.main ?? ''} inert={drawer.isOpen}>
        {children}
      </AppShell.Main>
      <TabBar links={links} unread={unread} isMenuOpen={drawer.isOpen} onMenu={drawer.toggle} />
    </AppShell>
  );
}

function focusTitle(): void {
  // A list that one has come back to has given the focus to its row.
  if (document.activeElement?.closest('[data-row]')) return;
  const main = document.querySelector<HTMLElement>('main');
  const title = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!title || document.querySelector('[role="dialog"][aria-modal="true"]')) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * Moves the focus to the title of a new screen, which a screen reader then announces; React Router restores the
 * scroll position. The first screen of a visit keeps the focus that the browser has set. Moving it has styles
 * calculated at once: the frame that shows the screen does not wait for that.
 */
function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const holder = document.activeElement;
    return afterPaint(() => {
      // Somebody may be faster than the frame.
      if (document.activeElement === holder) focusTitle();
    });
  }, [pathname]);
}
