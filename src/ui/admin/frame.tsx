import { AppShell, Burger, Button, Group, NavLink, ScrollArea, Text } from '@mantine/core';
import { IconExternalLink, IconLogout } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { useBrand } from './brand.ts';
import classes from './frame.module.css';

interface FrameLink {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
}

interface FrameProps {
  links: FrameLink[];
  /** Right end of the header: bell, menu of the signed-in person. */
  headerEnd: ReactNode;
  logoutLabel: string;
  onLogout: () => void;
  children: ReactNode;
}

function Sidebar({ links, logoutLabel, onLogout }: Pick<FrameProps, 'links' | 'logoutLabel' | 'onLogout'>) {
  const { pathname } = useLocation();
  return (
    <AppShell.Navbar p="sm" aria-label={ADMIN_TEXTS.navigation} className={classes.sidebar ?? ''}>
      <AppShell.Section grow component={ScrollArea}>
        {links.map(({ to, label, icon: Icon }) => {
          const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
          return (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              leftSection={<Icon size={20} aria-hidden />}
              active={isCurrent}
              aria-current={isCurrent ? 'page' : undefined}
              className={classes.link ?? ''}
            />
          );
        })}
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

function Header({ isMenuOpen, onMenu, children }: { isMenuOpen: boolean; onMenu: () => void; children: ReactNode }) {
  return (
    <AppShell.Header className={classes.header ?? ''}>
      <Group h="100%" px={{ base: 'xs', sm: 'md' }} justify="space-between" wrap="nowrap" gap="xs">
        <Group gap="xs" wrap="nowrap" className={classes.brand ?? ''}>
          <Burger
            opened={isMenuOpen}
            onClick={onMenu}
            hiddenFrom="md"
            size="sm"
            aria-label={isMenuOpen ? ADMIN_TEXTS.closeMenu : ADMIN_TEXTS.openMenu}
            aria-expanded={isMenuOpen}
          />
          <Text className={classes.brandName ?? ''} truncate>
            {useBrand()}
          </Text>
        </Group>
        <Group gap={4} wrap="nowrap">
          <Button
            component="a"
            href="/"
            target="_blank"
            rel="noopener"
            variant="subtle"
            visibleFrom="sm"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {ADMIN_TEXTS.viewSite}
            <span className={classes.hidden}> {ADMIN_TEXTS.opensNewTab}</span>
          </Button>
          {children}
        </Group>
      </Group>
    </AppShell.Header>
  );
}

/** Header, sidebar and place of the screen; a drawer replaces the sidebar on small screens. */
export function Frame({ links, headerEnd, logoutLabel, onLogout, children }: FrameProps) {
  const { pathname } = useLocation();
  // Open on one screen only: the next one closes the drawer by itself.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isMenuOpen = openAt === pathname;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 220, breakpoint: 'md', collapsed: { mobile: !isMenuOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a href="#contenu" className={classes.skip}>
        {ADMIN_TEXTS.skipLink}
      </a>
      <Header isMenuOpen={isMenuOpen} onMenu={() => setOpenAt(isMenuOpen ? null : pathname)}>
        {headerEnd}
      </Header>
      <Sidebar links={links} logoutLabel={logoutLabel} onLogout={onLogout} />
      <AppShell.Main id="contenu" tabIndex={-1} className={classes.main ?? ''}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
