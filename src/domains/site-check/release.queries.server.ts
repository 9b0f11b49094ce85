import { z } from 'zod';
import { isNewerVersion } from '#src/kernel/version.ts';
import { getRunningVersion } from '#src/platform/diagnosis/running-program.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { readLatestRelease } from '#src/platform/releases/release-feed.server.ts';
import { ReleaseNews } from './release.contract.ts';
import { RELEASE_TEXTS as texts } from './release.texts.ts';

/** Asks now whether a newer version of this program was published; nothing asks without a person. */
export const findNewerRelease = query({
  allow: 'admin',
  input: z.object({}),
  output: ReleaseNews,
  run: async (): Promise<ReleaseNews> => {
    const release = await readLatestRelease();
    if (typeof release === 'string') return { state: 'unknown', sentence: texts.faults[release] };
    const { version, publishedAt, notes } = release;
    if (!isNewerVersion(version, getRunningVersion())) return { state: 'latest' };
    return { state: 'newer', version, published_at: publishedAt, notes };
  },
});
