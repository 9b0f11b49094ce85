import { CONTENT_FOLDER } from '#demo/demo-part.server.ts';
import { exportDemo } from '#demo/export-demo.server.ts';
import { PICTURE_FOLDER, readPicture } from '#demo/read-picture.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { verifyDatabase } from './verify-database.ts';

// Stores the site of the configured database as the demo company (demo/content, demo/pictures): edit it in the product,
// run this, and commit what changed.

await verifyDatabase(async () => {
  openStorage(readConfig(process.env));
  await exportDemo({ content: CONTENT_FOLDER, pictures: PICTURE_FOLDER }, readPicture);
  console.info(`La démonstration est enregistrée dans ${CONTENT_FOLDER}.`);
  return true;
});
