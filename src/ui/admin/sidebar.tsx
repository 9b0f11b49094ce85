import { AppShell, Divider, NavLink } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import classes from './frame.module.css';
import { type FrameLink, type FrameLinks, isCurrentLink, type UnreadCounts } from './frame-link.ts';
import { UnreadMark } from './unread-mark.tsx';

/** Id shared by the drawer on narrow screens and the sidebar on wide ones: it is the same element. */
export const SIDEBAR_ID = 'menu-administration';

/** Milliseconds, after the first paint of a new screen. */
const SCROLL_PAUSE_MS = 100;

interface SidebarLinkProps {
  link: FrameLink;
  unread: number | undefined;
  isCurrent: boolean;
}

/** Not rendered again with every address: there are twenty. */
const SidebarLink = memo(function SidebarLink({ link, unread, isCurrent }: SidebarLinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  // A low window does not show the last links. Not at once: it would lay out the page before its effects have ended.
  useEffect(() => {
    if (!isCurrent) return;
    const timer = setTimeout(() => element.current?.scrollIntoView({ block: 'nearest' }), SCROLL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isCurrent]);
  return (
    <NavLink
      component={Link}
      ref={element}
      to={link.to}
      label={link.label}
      leftSection={<link.icon size={20} aria-hidden />}
      rightSection={<UnreadMark count={unread} />}
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes.link ?? ''}
    />
  );
});

interface SidebarProps {
  links: FrameLinks;
  unread: UnreadCounts;
  /** Whether it is visible on a narrow screen; a wide one always shows it. */
  isOpen: boolean;
  logoutLabel: string;
  onLogout: () => void;
}

/** Links to every screen and the sign-out button. */
export function Sidebar({ links, unread, isOpen, logoutLabel, onLogout }: SidebarProps) {
  const { pathname } = useLocation();
  const groups = links.filter((group) => group.length > 0);
  return (
    <AppShell.Navbar
      id={SIDEBAR_ID}
      px="sm"
      pt="sm"
      aria-label={ADMIN_TEXTS.navigation}
      className={classes.sidebar ?? ''}
      data-closed={!isOpen || undefined}
    >
      <AppShell.Section grow className={classes.links ?? ''}>
        {groups.map((group, index) => (
          <div key={group[0]?.to}>
            {index > 0 && <Divider my="xs" />}
            {group.map((link) => (
              <SidebarLink
                key={link.to}
                link={link}
                unread={unread[link.to]}
                isCurrent={isCurrentLink(pathname, link)}
              />
            ))}
          </div>
        ))}
      </AppShell.Section>
      <AppShell.Section>
        <NavLink
          component="button"
          label={logoutLabel}
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={onLogout}
          className={classes.link ?? ''}
        />
      </AppShell.Section>
    </AppShell.Navbar>
  );
}
