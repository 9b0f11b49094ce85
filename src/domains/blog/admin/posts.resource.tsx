import { ActionIcon, Anchor, Badge, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconExternalLink, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { getImageKey, imagePath } from '#src/domains/media/media.contract.ts';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { Changing } from '#src/ui/admin/changing.tsx';
import { NewLink } from '#src/ui/admin/export-button.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import type { ResourceActs, ResourceList } from '#src/ui/admin/resource/resource-types.ts';
import { removeSwipe, showSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import { StatusToggle } from '#src/ui/admin/status-toggle.tsx';
import { fetchPost, fetchPosts, fetchStatistics } from '../blog.client.ts';
import type { BlogCard, BlogPost } from '../blog.contract.ts';
import { articlePath } from '../blog.views.ts';
import {
  CATEGORIES,
  POST_BULK_ACTIONS,
  POST_SORT_KEYS,
  POST_STATUSES,
  type PostStatistics,
} from '../blog-admin.contract.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { actOnPosts, editorPath, removePosts, togglePost } from './post-acts.ts';
import { PostDetails } from './post-details.tsx';
import classes from './posts.module.css';

const address = listAddress({
  sortKeys: POST_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: POST_STATUSES, category: null },
  descending: ['created_at', 'published_at', 'updated_at'],
});
type List = ResourceList<BlogCard, PostStatistics, ReturnType<typeof address.toState>>;

const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : fill(TEXTS.counted, { label, count });

/** Returns the predefined categories, those in use, and the selected one. */
function getCategories(statistics: PostStatistics | undefined, chosen: string | undefined) {
  const used = new Map(statistics?.by_category.map(({ name, count }) => [name, count]));
  const names = new Set([...CATEGORIES, ...used.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [...names].map((name) => ({ value: name, label: counted(name, statistics && (used.get(name) ?? 0)) }));
}

function getThumbnail(image: string): string | undefined {
  const key = getImageKey(image);
  if (key !== undefined) return imagePath(key, 400);
  return image.startsWith('/') ? image : undefined;
}

const getDay = (post: BlogCard): string =>
  post.published_at !== null && post.is_published
    ? fill(TEXTS.published, { date: formatLongDate(post.published_at) })
    : fill(TEXTS.updated, { date: formatDateTime(post.updated_at) });

const dateCell = (at: string | null) => (
  <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
    {at === null ? TEXTS.noDate : formatDateTime(at)}
  </Text>
);

const Title = ({ post: { id, title }, list }: { post: BlogCard; list: ResourceActs }) => (
  <Anchor
    component={Link}
    to={list.getHref({ kind: 'view', id })}
    preventScrollReset
    c="inherit"
    fw={600}
    size="sm"
    underline="hover"
    data-row-open
  >
    {title}
  </Anchor>
);

const Toggle = ({ post, list }: { post: BlogCard; list: ResourceActs }) => (
  <StatusToggle
    isOn={post.is_published}
    label={TEXTS.statuses[post.is_published ? 'published' : 'draft']}
    action={fill(TEXTS.toggle[post.is_published ? 'unpublish' : 'publish'], { title: post.title })}
    isBusy={list.isBusy}
    onToggle={() => void togglePost(post, list)}
  />
);

/** Articles; each one has an editor page of its own. */
export const posts = defineResource(address)<BlogCard, PostStatistics, BlogPost>({
  texts: TEXTS,
  live: ['blog'],
  apiName: 'blog',
  fetchRows: fetchPosts,
  fetchStatistics,
  figures: ({ total, published, drafts, categories }) => [
    { label: TEXTS.statistics.total, value: total, show: { status: undefined, category: undefined } },
    { label: TEXTS.statistics.published, value: published, show: { status: 'published', category: undefined } },
    { label: TEXTS.statistics.drafts, value: drafts, show: { status: 'draft', category: undefined } },
    {
      label: TEXTS.statistics.categories,
      value: categories,
      show: { status: undefined, category: undefined },
      isExact: false,
    },
  ],
  filters: [
    {
      name: 'status',
      label: TEXTS.statusFilter,
      all: (statistics) => counted(TEXTS.all, statistics?.total),
      choices: (statistics) => [
        { value: 'published', label: counted(TEXTS.filters.published, statistics?.published) },
        { value: 'draft', label: counted(TEXTS.filters.draft, statistics?.drafts) },
      ],
    },
    {
      name: 'category',
      look: 'menu',
      label: TEXTS.categoryFilter,
      all: TEXTS.allCategories,
      choices: getCategories,
    },
  ],
  sorts: toChoices(POST_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/blog/export', fileName: 'articles.csv' },
  MainActions: () => <NewLink to={editorPath('new')}>{TEXTS.create}</NewLink>,
  emptyLink: { text: TEXTS.create, to: () => editorPath('new') },
  failures: 'banner',
  lookKey: 'blog',
  shortcuts: TEXTS.shortcuts,
  keys: {
    e: ({ id }, { visit }) => visit(editorPath(id)),
    p: (post, list) => void togglePost(post, list),
  },
  bulk: {
    countLabel: (count) => (count === 1 ? TEXTS.selectedOne : fill(TEXTS.selectedMany, { count })),
    acts: POST_BULK_ACTIONS.map((action) => ({
      key: action,
      label: TEXTS.bulk[action],
      isDanger: action === 'delete',
      run: (chosen: BlogCard[], list: List) => actOnPosts(chosen, action, list),
    })),
  },
  rowLabel: ({ title }) => fill(TEXTS.select, { title }),
  columns: [
    {
      key: 'title',
      title: TEXTS.columns.title,
      sortKey: 'title',
      width: '36%',
      render: (post, list) => <Title post={post} list={list} />,
    },
    { key: 'category', title: TEXTS.columns.category, render: ({ category }) => <Text size="sm">{category}</Text> },
    { key: 'status', title: TEXTS.columns.status, render: (post, list) => <Toggle post={post} list={list} /> },
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
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 168,
    render: (post, list) => {
      const { id, title, slug } = post;
      return (
        <Group gap={2} wrap="nowrap">
          <RowLink
            title={TEXTS.short.open}
            label={fill(TEXTS.open, { title })}
            icon={IconEye}
            to={list.getHref({ kind: 'view', id })}
          />
          <Changing>
            <RowLink
              title={TEXTS.short.edit}
              label={fill(TEXTS.edit, { title })}
              icon={IconPencil}
              to={editorPath(id)}
            />
          </Changing>
          {post.is_published && (
            <Tooltip label={TEXTS.short.onSite}>
              <ActionIcon
                component="a"
                href={articlePath(slug)}
                target="_blank"
                rel="noopener"
                aria-label={fill(TEXTS.onSite, { title })}
              >
                <IconExternalLink size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          <Changing>
            <RowButton
              title={TEXTS.short.remove}
              label={fill(TEXTS.remove, { title })}
              icon={IconTrash}
              onPress={() => removePosts([post], list)}
            />
          </Changing>
        </Group>
      );
    },
  },
  swipe: (post, list) => ({
    left: removeSwipe(() => removePosts([post], list)),
    right: showSwipe(post.is_published, () => togglePost(post, list)),
  }),
  card: (post, list, actions) => {
    const picture = getThumbnail(post.image);
    return (
      <Stack gap={8} h="100%">
        <div className={classes.picture}>{picture && <img src={picture} alt="" loading="lazy" />}</div>
        <Group justify="space-between" gap="xs">
          {post.category && (
            <Badge variant="light" color="gray" tt="none">
              {post.category}
            </Badge>
          )}
          <Toggle post={post} list={list} />
        </Group>
        <Title post={post} list={list} />
        <Text size="sm" c="dimmed" lineClamp={3}>
          {post.excerpt}
        </Text>
        <Text size="xs" c="dimmed" mt="auto">
          {[getDay(post), post.readTime].filter((part) => part !== '').join('\u00A0· ')}
        </Text>
        <CardFoot>{actions}</CardFoot>
      </Stack>
    );
  },
  // Rows do not contain their texts: an opened article is always fetched.
  record: { fetch: fetchPost, missing: TEXTS.missing, title: () => TEXTS.details, View: PostDetails },
});
