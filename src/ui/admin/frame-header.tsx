import { AppShell, Burger, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { useBrand, useBrandLogo } from './brand.ts';
import classes from './frame.module.css';
import { SIDEBAR_ID } from './sidebar.tsx';

interface FrameHeaderProps {
  isMenuOpen: boolean;
  onMenu: () => void;
  /** Opens the global search. */
  search?: ReactNode;
  /** Right end: "+", bell, user menu. */
  children: ReactNode;
}

/** Header of one line at every width: the company's name is shortened first. */
export function FrameHeader({ isMenuOpen, onMenu, search, children }: FrameHeaderProps) {
  const logo = useBrandLogo();
  return (
    <AppShell.Header className={classes.header ?? ''}>
      <Group h="100%" px={{ base: 'xs', sm: 'md' }} justify="space-between" wrap="nowrap" gap="xs">
        <Group gap="xs" wrap="nowrap" className={classes.brand ?? ''}>
          <Burger
            opened={isMenuOpen}
            onClick={onMenu}
            hiddenFrom="md"
            size="sm"
            className={classes.burger ?? ''}
            aria-label={isMenuOpen ? ADMIN_TEXTS.closeMenu : ADMIN_TEXTS.openMenu}
            aria-expanded={isMenuOpen}
            aria-controls={SIDEBAR_ID}
          />
          {logo && <img className={classes.brandLogo} {...logo} alt="" />}
          <Text className={classes.brandName ?? ''} truncate>
            {useBrand()}
          </Text>
        </Group>
        <Group gap={4} wrap="nowrap">
          {search}
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
            <VisuallyHidden> {ADMIN_TEXTS.opensNewTab}</VisuallyHidden>
          </Button>
          {children}
        </Group>
      </Group>
    </AppShell.Header>
  );
}
