import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, FilterMenu, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { LookChoice, useLook } from '#src/ui/admin/look-choice.tsx';
import { ShortcutsOverlay } from '#src/ui/admin/shortcuts-overlay.tsx';
import { CATEGORIES, POST_SORT_KEYS, POST_STATUSES, type PostStatistics } from '../blog-admin.contract.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { PostStatistics as Figures } from './post-statistics.tsx';
import { editorPath, POSTS_ADDRESS, type PostsState } from './posts-address.ts';
import { type PostRows, PostsList } from './posts-list.tsx';

const SORTS = POST_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : fill(TEXTS.counted, { label, count });

/** Returns the predefined categories, those in use, and the selected one. */
function getCategories(statistics: PostStatistics | undefined, chosen: string | undefined) {
  const used = new Map(statistics?.by_category.map(({ name, count }) => [name, count]));
  const names = new Set([...CATEGORIES, ...used.keys(), ...(chosen === undefined ? [] : [chosen])]);
  return [...names].map((name) => ({ value: name, label: counted(name, statistics && (used.get(name) ?? 0)) }));
}

interface ToolbarProps extends Pick<ListControls<PostsState>, 'requested' | 'change'> {
  statistics: PostStatistics | undefined;
  look: ReturnType<typeof useLook>;
}

function Toolbar({ requested, change, statistics, look: [look, setLook] }: ToolbarProps) {
  const counts = { published: statistics?.published, draft: statistics?.drafts };
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.searchFields}
    >
      <FilterChoice
        label={TEXTS.statusFilter}
        all={counted(TEXTS.all, statistics?.total)}
        choices={POST_STATUSES.map((value) => ({ value, label: counted(TEXTS.filters[value], counts[value]) }))}
        value={requested.status}
        onChoose={(status) => change({ status: POST_STATUSES.find((known) => known === status) })}
      />
      <FilterMenu
        label={TEXTS.categoryFilter}
        all={TEXTS.allCategories}
        choices={getCategories(statistics, requested.category)}
        value={requested.category}
        onChoose={(category) => change({ category })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<PostsState>)} />
      <LookChoice value={look} onChange={setLook} />
    </ListToolbar>
  );
}

/** Article screen of the back office: figures, search, list and actions. */
export function PostsScreen({ loaded }: { loaded: Loaded<PostsState, PostRows> }) {
  const [isHelpOpen, help] = useDisclosure(false);
  const look = useLook('blog');
  return (
    <>
      <ListScreen
        title={TEXTS.title}
        description={TEXTS.description}
        address={POSTS_ADDRESS}
        loaded={loaded}
        live={['blog']}
        actions={({ requested: { page: _, ...query } }) => (
          <>
            <ExportButton path="/admin/blog/export" query={query} fileName="articles.csv" />
            <Button component={Link} to={editorPath('new')} leftSection={<IconPlus size={18} aria-hidden />}>
              {TEXTS.create}
            </Button>
          </>
        )}
        statistics={({ statistics }, { requested: wanted }) => <Figures statistics={statistics} state={wanted} />}
        toolbar={(controls, rows) => <Toolbar {...controls} statistics={rows?.statistics} look={look} />}
      >
        {(rows, controls) => <PostsList rows={rows} controls={controls} look={look[0]} onHelp={help.open} />}
      </ListScreen>
      <ShortcutsOverlay isOpen={isHelpOpen} onClose={help.close} shortcuts={TEXTS.shortcuts} />
    </>
  );
}
