import { describe } from 'vitest';
import { storesPictureForLater } from '#tests/support/stored-picture.ts';
import { addPagePicture } from './add-page-picture.server.ts';

describe('addPagePicture', () => {
  storesPictureForLater(addPagePicture);
});
