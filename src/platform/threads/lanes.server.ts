import { perApp } from '../app-state.server.ts';
import { TaskLane } from './task-lane.server.ts';

const LATE = 'Ce travail n’a pas pu être terminé à temps. Réessayez dans un instant.';

/** Thread for uploads and emails that come in. libvips decodes in its own threads: two pictures at once, each may need 200 MB. */
export const pictureLane = perApp(
  () =>
    new TaskLane({
      atOnce: 2,
      waiting: 20,
      taskSeconds: 60,
      idleSeconds: 60,
      heapMb: 128,
      busy: 'Trop d’images arrivent en même temps. Réessayez dans un instant.',
      failed: LATE,
    }),
);

/** Thread for files that the site creates: PDFs and the images of shared links. */
export const documentLane = perApp(
  () =>
    new TaskLane({
      atOnce: 1,
      waiting: 20,
      taskSeconds: 30,
      idleSeconds: 60,
      heapMb: 192,
      busy: 'Trop de documents sont demandés en même temps. Réessayez dans un instant.',
      failed: LATE,
    }),
);

/** Thread that reads the whole database file: it waits for the disk, and nobody waits for it but who asked. */
export const checkLane = perApp(
  () =>
    new TaskLane({
      atOnce: 1,
      waiting: 2,
      taskSeconds: 3_600,
      idleSeconds: 1,
      heapMb: 64,
      busy: 'La base est déjà en train d’être relue. Réessayez dans un instant.',
      failed: 'La base n’a pas pu être relue. Réessayez dans un instant.',
    }),
);

/** Thread for new passwords and those of staff who sign in; its dictionaries take 15 MB. */
export const passwordLane = perApp(
  () =>
    new TaskLane({
      atOnce: 1,
      waiting: 100,
      taskSeconds: 30,
      idleSeconds: 30,
      heapMb: 96,
      busy: 'Trop de mots de passe sont vérifiés en même temps. Réessayez dans un instant.',
      failed: LATE,
    }),
);

/** Thread that merges the log of the database into its file, a few times a minute while much is written. */
export const mergeLane = perApp(
  () =>
    new TaskLane({
      atOnce: 1,
      waiting: 1,
      taskSeconds: 600,
      idleSeconds: 30,
      heapMb: 16,
      busy: 'La base est déjà en train d’être rangée.',
      failed: 'La base n’a pas pu être rangée.',
    }),
);

export async function closeLanes(): Promise<void> {
  const lanes = [pictureLane(), documentLane(), checkLane(), passwordLane(), mergeLane()];
  await Promise.all(lanes.map((lane) => lane.close()));
}
