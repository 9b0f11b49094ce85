import { describe } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { storesPictureForLater } from '#tests/support/stored-picture.ts';
import { addPostPicture } from './add-post-picture.server.ts';

useDatabase();

describe('addPostPicture', () => {
  storesPictureForLater(addPostPicture);
});
