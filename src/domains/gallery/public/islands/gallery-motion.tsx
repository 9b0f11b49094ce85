import { useEffect } from 'react';
import { filterWorks } from '../filter-works.ts';
import { moveBorders } from '../move-borders.ts';

/** Adds the grid's behaviour: the border between before and after, and the categories; renders nothing. */
export default function GalleryMotion() {
  useEffect(() => {
    const endings = [moveBorders(), filterWorks()];
    return () => {
      for (const end of endings) end();
    };
  }, []);
  return null;
}
