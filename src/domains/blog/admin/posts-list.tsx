import { Box, Button } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { BulkBar } from '#src/ui/admin/bulk-bar.tsx';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { FailureBanner } from '#src/ui/admin/failure-banner.tsx';
import { getOpened } from '#src/ui/admin/list-address.ts';
import type { ListControls } from '#src/ui/admin/list-screen.tsx';
import type { Listed } from '#src/ui/admin/load-list.ts';
import type { Look } from '#src/ui/admin/look-choice.tsx';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { type RowSelection, useRowSelection } from '#src/ui/admin/row-selection.ts';
import { useShortcutsSwitch } from '#src/ui/admin/shortcuts-overlay.tsx';
import { useRowKeys } from '#src/ui/admin/use-row-keys.ts';
import type { BlogCard } from '../blog.contract.ts';
import { POST_BULK_ACTIONS, type PostBulkAction, type PostStatistics } from '../blog-admin.contract.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { PostDetails } from './post-details.tsx';
import { PostGrid } from './post-grid.tsx';
import { editorPath, POSTS_ADDRESS, type PostsState } from './posts-address.ts';
import { type PostActions, usePostActions } from './use-post-actions.ts';

export interface PostRows {
  list: Listed<BlogCard>;
  statistics: PostStatistics;
}

interface ListKeys {
  container: RefObject<HTMLElement | null>;
  posts: BlogCard[];
  selection: RowSelection;
  actions: PostActions;
  onHelp: () => void;
}

function useListKeys({ container, posts, selection, actions, onHelp }: ListKeys): void {
  const [isEnabled] = useShortcutsSwitch();
  const navigate = useNavigate();
  const on = (act: (post: BlogCard) => void) => (id: number) => {
    const post = posts.find((listed) => listed.id === id);
    if (post !== undefined) act(post);
  };
  useRowKeys({
    container,
    isEnabled,
    onRow: {
      e: (id) => void navigate(editorPath(id)),
      p: on((post) => void actions.toggle(post)),
      x: selection.toggle,
    },
    onPage: { '?': onHelp },
  });
}

const countLabel = (count: number): string => (count === 1 ? TEXTS.selectedOne : fill(TEXTS.selectedMany, { count }));
const getQuestion = (posts: BlogCard[]): string | null => {
  const [first] = posts;
  if (first === undefined) return null;
  return posts.length === 1
    ? fill(TEXTS.confirm, { title: first.title })
    : fill(TEXTS.confirmMany, { count: posts.length });
};

interface PostsListProps {
  rows: { state: PostsState } & PostRows;
  controls: ListControls<PostsState>;
  look: Look;
  onHelp: () => void;
}

/** Article list with selection, shortcuts, the opened article and the confirmation of a deletion. */
export function PostsList({ rows: { state, list }, controls, look, onHelp }: PostsListProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<BlogCard[]>([]);
  const selection = useRowSelection(list.items.map(({ id }) => id));
  const actions = usePostActions(controls.reload);
  useListKeys({ container, posts: list.items, selection, actions, onHelp });
  const opened = getOpened(search);
  const getHref = (id: number | null): string =>
    POSTS_ADDRESS.href(state, { page: state.page }, id === null ? null : { kind: 'view', id });
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const askToRemove = (posts: BlogCard[]): void => {
    if (opened !== null) close();
    setLeaving(posts);
  };
  const actOn = async (action: PostBulkAction): Promise<void> => {
    const chosen = list.items.filter(({ id }) => selection.selected.has(id));
    if (action === 'delete') return askToRemove(chosen);
    if (await actions.publish(chosen, action === 'publish')) selection.clear();
  };
  const remove = async (): Promise<void> => {
    if (await actions.remove(leaving)) selection.clear();
    setLeaving([]);
  };

  return (
    <Box ref={container}>
      <FailureBanner failure={actions.failure} onClose={actions.dismiss} />
      <PostList
        {...{ list, state, selection, look, controls }}
        commands={{
          getHref: ({ id }) => getHref(id),
          onToggle: (post) => void actions.toggle(post),
          onRemove: (post) => askToRemove([post]),
          isBusy: actions.isBusy,
        }}
        onBulk={(action) => void actOn(action)}
      />
      <PostDetails
        id={opened?.kind === 'view' ? opened.id : null}
        onClose={close}
        onRemove={(post) => askToRemove([post])}
      />
      <ConfirmDelete
        question={getQuestion(leaving)}
        consequence={TEXTS.consequence}
        isBusy={actions.isBusy}
        onCancel={() => setLeaving([])}
        onConfirm={() => void remove()}
      />
    </Box>
  );
}

interface PostListProps {
  list: Listed<BlogCard>;
  state: PostsState;
  selection: RowSelection;
  look: Look;
  controls: ListControls<PostsState>;
  commands: Parameters<typeof PostGrid>[0]['commands'];
  onBulk: (action: PostBulkAction) => void;
}

function PostList({ list, state, selection, look, controls, commands, onBulk }: PostListProps) {
  if (list.items.length === 0) {
    return (
      <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={POSTS_ADDRESS} state={state}>
        <Button component={Link} to={editorPath('new')} mt="xs">
          {TEXTS.create}
        </Button>
      </NoRows>
    );
  }
  return (
    <>
      <PostGrid
        posts={list.items}
        state={state}
        selection={selection}
        commands={commands}
        isLoading={controls.isLoading}
        look={look}
      />
      <BulkBar
        selection={selection}
        isBusy={commands.isBusy}
        countLabel={countLabel}
        actions={POST_BULK_ACTIONS.map((action) => ({
          key: action,
          label: TEXTS.bulk[action],
          isDanger: action === 'delete',
          onPress: () => onBulk(action),
        }))}
      />
      <Pager meta={list.meta} getHref={(page) => POSTS_ADDRESS.href(state, { page })} />
    </>
  );
}
