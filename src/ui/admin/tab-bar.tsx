import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { type FrameLinks, isCurrentLink } from './frame-link.ts';
import { SIDEBAR_ID } from './sidebar.tsx';
import classes from './tab-bar.module.css';

interface TabBarProps {
  links: FrameLinks;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** Where a thumb reaches on a phone: the screens used most, and all others behind "Plus". */
export function TabBar({ links, isMenuOpen, onMenu }: TabBarProps) {
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
