import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { NewBlogPost } from './blog.contract.ts';
import { listAllPosts, putPost } from './post-transfer.internal.server.ts';

useDatabase();

const DAY = '2020-05-01T10:00:00.000Z';
const toFields = (fields: object) => ({
  ...NewBlogPost.parse({ title: 'Mousse', content: 'Texte.', ...fields }),
  ...{ slug: 'mousse', image: '', updated_at: DAY },
});

describe('putPost', () => {
  it('adds an article with its dates, then replaces it', async () => {
    await putPost(toFields({ is_published: true, published_at: DAY }));
    await putPost(toFields({ content: 'Autre texte.', is_published: true }));
    expect(await listAllPosts()).toMatchObject([
      { slug: 'mousse', content: 'Autre texte.', published_at: DAY, updated_at: DAY },
    ]);
  });

  it('keeps a draft a draft', async () => {
    await putPost(toFields({}));
    expect(await listAllPosts()).toMatchObject([{ is_published: false, published_at: null }]);
  });
});
