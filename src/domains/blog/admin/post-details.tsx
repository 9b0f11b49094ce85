import { Button, Group, Image, Stack } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Changing } from '#src/ui/admin/changing.tsx';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { type BlogPost, DEFAULT_AUTHOR } from '../blog.contract.ts';
import { articlePath } from '../blog.views.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { ArticlePreview } from './article-preview.tsx';
import { editorPath, removePosts } from './post-acts.ts';
import classes from './posts.module.css';

interface PostDetailsProps {
  record: BlogPost;
  list: Parameters<typeof removePosts>[1];
}

/** Shows one whole article. */
export function PostDetails({ record: post, list }: PostDetailsProps) {
  const { fields, statuses, short } = TEXTS;
  return (
    <Stack>
      <dl className={classes.fields}>
        <dt>{fields.status}</dt>
        <dd>
          <StatusBadge status={post.is_published ? 'published' : 'draft'}>
            {statuses[post.is_published ? 'published' : 'draft']}
          </StatusBadge>
        </dd>
        <dt>{fields.category}</dt>
        <dd>{post.category}</dd>
        <dt>{fields.author}</dt>
        <dd>{post.author || DEFAULT_AUTHOR}</dd>
        <dt>{fields.readTime}</dt>
        <dd>{post.readTime}</dd>
        <dt>{fields.address}</dt>
        <dd>
          {post.is_published ? (
            <a href={articlePath(post.slug)} target="_blank" rel="noopener">
              {articlePath(post.slug)}
            </a>
          ) : (
            articlePath(post.slug)
          )}
        </dd>
      </dl>
      {post.image.startsWith('/') && <Image src={post.image} alt={post.image_alt} mah={240} fit="cover" radius="md" />}
      <ArticlePreview title={post.title} content={post.content} />
      <Changing>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => removePosts([post], list)}
          >
            {short.remove}
          </Button>
          <Button component={Link} to={editorPath(post.id)} leftSection={<IconPencil size={18} aria-hidden />}>
            {short.edit}
          </Button>
        </Group>
      </Changing>
    </Stack>
  );
}
