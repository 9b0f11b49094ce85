import { describe } from 'vitest';
import { storesPictureForLater } from '#tests/support/stored-picture.ts';
import { addPostPicture } from './add-post-picture.server.ts';

describe('addPostPicture', () => {
  storesPictureForLater(addPostPicture);
});
