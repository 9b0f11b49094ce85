import { describe } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { storesPictureForLater } from '#tests/support/stored-picture.ts';
import { addPagePicture } from './add-page-picture.server.ts';

useDatabase();

describe('addPagePicture', () => {
  storesPictureForLater(addPagePicture);
});
