import { useEffect, useState } from 'react';
import { fetchStatistics } from '../blog.client.ts';
import { CATEGORIES } from '../blog-admin.contract.ts';

/** Returns the predefined categories, then those of the stored articles; an unread list offers the predefined ones. */
export function useCategories(): string[] {
  const [used, setUsed] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    fetchStatistics()
      .then(({ by_category }) => isCurrent && setUsed(by_category.map(({ name }) => name)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return [...new Set<string>([...CATEGORIES, ...used])];
}
