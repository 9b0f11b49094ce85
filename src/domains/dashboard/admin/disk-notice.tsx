import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { fetchDiskSpace } from '../dashboard.client.ts';
import { DISK_TEXTS as texts } from '../dashboard.texts.ts';
import type { DiskSpace } from '../disk.contract.ts';

/** The screen loads first. */
const FIRST_MS = 4_000;
const EVERY_MS = 5 * 60_000;
const MEGABYTE = 1_000_000;

/** Warns the staff on every screen while the server's disk has little free space. */
export function DiskNotice() {
  const [space, setSpace] = useState<DiskSpace>();
  useEffect(() => {
    let isCurrent = true;
    const ask = (): void => {
      fetchDiskSpace()
        .then((answer) => isCurrent && setSpace(answer))
        // Screens report an unavailable server themselves.
        .catch(() => undefined);
    };
    const first = setTimeout(ask, FIRST_MS);
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  if (space === undefined || space.level === 'enough') return null;
  const { level, free_bytes } = space;
  const free = Math.floor((free_bytes ?? 0) / MEGABYTE);
  return (
    <Alert color={level === 'critical' ? 'red' : 'orange'} title={texts.title[level]} mb="md">
      {fill(texts[level], { free })}
    </Alert>
  );
}
