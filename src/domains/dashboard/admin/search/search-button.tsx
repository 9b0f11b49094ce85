import { Button, Kbd } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FrameLinks } from '#src/ui/admin/frame-link.ts';
import { SEARCH_TEXTS as TEXTS } from '../../search.texts.ts';
import classes from './search.module.css';

const loadPanel = () => import('./search-panel.tsx');
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }));

interface SearchButtonProps {
  links: FrameLinks;
  onLogout: () => void;
}

/** Search button in the header of every screen, same as Ctrl+K. The search panel's code is loaded on first use. */
export function SearchButton({ links, onLogout }: SearchButtonProps) {
  const [openings, setOpenings] = useState(0);
  const open = (): void => setOpenings((count) => count + 1);
  const isMac = useOs() === 'macos';
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button
        variant="default"
        className={classes.button ?? ''}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.word}>{TEXTS.open}</span>
        <Kbd size="xs" aria-hidden className={classes.shortcut ?? ''}>
          {isMac ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </Button>
      {openings > 0 && (
        <Suspense>
          <SearchPanel openings={openings} links={links} onLogout={onLogout} />
        </Suspense>
      )}
    </>
  );
}
