import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { getImageKey, imagePath } from '#src/domains/media/media.contract.ts';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import type { Look } from '#src/ui/admin/look-choice.tsx';
import type { RowSelection } from '#src/ui/admin/row-selection.ts';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import type { BlogCard } from '../blog.contract.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { PostActions, type PostCommands } from './post-actions.tsx';
import classes from './posts.module.css';
import { POSTS_ADDRESS, type PostsState } from './posts-address.ts';

interface PartProps {
  post: BlogCard;
  commands: PostCommands;
}

function thumbnail(image: string): string | undefined {
  const key = getImageKey(image);
  if (key !== undefined) return imagePath(key, 400);
  return image.startsWith('/') ? image : undefined;
}

function Title({ post, commands }: PartProps) {
  return (
    <Anchor
      component={Link}
      to={commands.getHref(post)}
      preventScrollReset
      c="inherit"
      fw={600}
      size="sm"
      underline="hover"
      data-row-open
    >
      {post.title}
    </Anchor>
  );
}

function Toggle({ post, commands }: PartProps) {
  const { title, is_published } = post;
  return (
    <StatusToggle
      isOn={is_published}
      label={TEXTS.statuses[is_published ? 'published' : 'draft']}
      action={fill(TEXTS.toggle[is_published ? 'unpublish' : 'publish'], { title })}
      isBusy={commands.isBusy}
      onToggle={() => commands.onToggle(post)}
    />
  );
}

const getDay = (post: BlogCard): string =>
  post.published_at !== null && post.is_published
    ? fill(TEXTS.published, { date: formatLongDate(post.published_at) })
    : fill(TEXTS.updated, { date: formatDateTime(post.updated_at) });

function PostCard({ post, commands }: PartProps) {
  const picture = thumbnail(post.image);
  return (
    <Stack gap={8} h="100%">
      <div className={classes.picture}>{picture && <img src={picture} alt="" loading="lazy" />}</div>
      <Group justify="space-between" gap="xs">
        {post.category && (
          <Badge variant="light" color="gray" tt="none">
            {post.category}
          </Badge>
        )}
        <Toggle post={post} commands={commands} />
      </Group>
      <Title post={post} commands={commands} />
      <Text size="sm" c="dimmed" lineClamp={3}>
        {post.excerpt}
      </Text>
      <Text size="xs" c="dimmed" mt="auto">
        {getDay(post)}
        {post.readTime && ` · ${post.readTime}`}
      </Text>
      <PostActions post={post} commands={commands} />
    </Stack>
  );
}

const dateCell = (at: string | null) => (
  <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
    {at === null ? TEXTS.noDate : formatDateTime(at)}
  </Text>
);

const columnsFor = (commands: PostCommands): GridColumn<BlogCard>[] => [
  {
    key: 'title',
    title: TEXTS.columns.title,
    sortKey: 'title',
    width: '36%',
    render: (post) => <Title post={post} commands={commands} />,
  },
  { key: 'category', title: TEXTS.columns.category, render: ({ category }) => <Text size="sm">{category}</Text> },
  { key: 'status', title: TEXTS.columns.status, render: (post) => <Toggle post={post} commands={commands} /> },
  {
    key: 'published',
    title: TEXTS.columns.published,
    sortKey: 'published_at',
    render: ({ published_at }) => dateCell(published_at),
  },
  {
    key: 'updated',
    title: TEXTS.columns.updated,
    sortKey: 'updated_at',
    render: ({ updated_at }) => dateCell(updated_at),
  },
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 168,
    render: (post) => <PostActions post={post} commands={commands} />,
  },
];

interface PostGridProps {
  posts: BlogCard[];
  state: PostsState;
  selection: RowSelection;
  commands: PostCommands;
  isLoading: boolean;
  look: Look;
}

/** Renders the listed articles as cards or as a table. */
export function PostGrid({ posts, state, selection, commands, isLoading, look }: PostGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={posts}
      rowId={({ id }) => id}
      rowLabel={({ title }) => fill(TEXTS.select, { title })}
      columns={columnsFor(commands)}
      sort={gridSort(POSTS_ADDRESS, state)}
      selection={selection}
      renderCard={(post) => <PostCard post={post} commands={commands} />}
      isBusy={isLoading}
      look={look}
    />
  );
}
