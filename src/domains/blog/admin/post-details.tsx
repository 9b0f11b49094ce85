import { Badge, Button, Group, Image, Stack } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Changing } from '#src/ui/admin/changing.tsx';
import { Dialog } from '#src/ui/admin/dialog.tsx';
import { RecordState } from '#src/ui/admin/record-state.tsx';
import { useOpenedRecord } from '#src/ui/admin/use-opened-record.ts';
import { fetchPost } from '../blog.client.ts';
import { type BlogPost, DEFAULT_AUTHOR } from '../blog.contract.ts';
import { articlePath } from '../blog.rules.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { ArticlePreview } from './article-preview.tsx';
import classes from './posts.module.css';
import { editorPath } from './posts-address.ts';

interface PostDetailsProps {
  /** Null closes the dialog. */
  id: number | null;
  onClose: () => void;
  onRemove: (post: BlogPost) => void;
}

function Opened({ post, onRemove }: { post: BlogPost; onRemove: (post: BlogPost) => void }) {
  const { fields, statuses, short } = TEXTS;
  return (
    <Stack>
      <dl className={classes.fields}>
        <dt>{fields.status}</dt>
        <dd>
          <Badge variant="light" color={post.is_published ? 'green' : 'orange'}>
            {statuses[post.is_published ? 'published' : 'draft']}
          </Badge>
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
            onClick={() => onRemove(post)}
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

/** Stable empty list: listed articles have no texts. */
const NO_TEXTS: BlogPost[] = [];

/** Shows one whole article in a dialog over the list. */
export function PostDetails({ id, onClose, onRemove }: PostDetailsProps) {
  const { record: post, refusal } = useOpenedRecord({
    id,
    listed: NO_TEXTS,
    fetchRecord: fetchPost,
    missing: TEXTS.missing,
    failure: TEXTS.loadError,
  });
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={TEXTS.details} size="lg">
      <RecordState record={post} refusal={refusal} />
      {post && <Opened post={post} onRemove={onRemove} />}
    </Dialog>
  );
}
