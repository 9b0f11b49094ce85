import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { type FrameLinks, isCurrentLink, type UnreadCounts } from './frame-link.ts';
import { SIDEBAR_ID } from './sidebar.tsx';
import classes from './tab-bar.module.css';
import { UnreadMark } from './unread-mark.tsx';

interface TabBarProps {
  links: FrameLinks;
  unread: UnreadCounts;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** Tab bar at the bottom on phones: the most used screens, and all others behind "Plus". */
export function TabBar({ links, unread, isMenuOpen, onMenu }: TabBarProps) {
  const { pathname } = useLocation();
  const tabs = links.flat().filter(({ tab }) => tab !== undefined);
  return (
    <nav aria-label={ADMIN_TEXTS.tabs} className={classes.bar}>
      {tabs.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          className={classes.tab}
          aria-current={!isMenuOpen && isCurrentLink(pathname, link) ? 'page' : undefined}
        >
          <link.icon size={22} aria-hidden />
          {link.tab}
          <UnreadMark count={unread[link.to]} className={classes.mark} />
        </Link>
      ))}
      <UnstyledButton
        className={classes.tab ?? ''}
        aria-expanded={isMenuOpen}
        aria-controls={SIDEBAR_ID}
        onClick={onMenu}
      >
        <IconMenu2 size={22} aria-hidden />
        {ADMIN_TEXTS.more}
      </UnstyledButton>
    </nav>
  );
}
