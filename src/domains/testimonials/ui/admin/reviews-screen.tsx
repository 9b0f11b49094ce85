import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, FilterMenu, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { LookChoice, useLook } from '#src/ui/admin/look-choice.tsx';
import { NewLink } from '#src/ui/admin/new-link.tsx';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { formatAverage } from '../../testimonial.rules.ts';
import { TESTIMONIAL_SORT_KEYS, type TestimonialStatistics } from '../../testimonial-admin.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../../testimonial-admin.texts.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ACTIVITIES, RATINGS, REVIEWS_ADDRESS, type ReviewsState } from './reviews-address.ts';
import { type ReviewRows, ReviewsList } from './reviews-list.tsx';

const SORTS = TESTIMONIAL_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));
const FILTERS = ACTIVITIES.map((value) => ({ value, label: TEXTS.filters[value] }));
const STARS = RATINGS.map((value) => ({ value, label: TEXTS.stars[Number(value) - 1] ?? '' }));

function Figures({ statistics, state }: { statistics: TestimonialStatistics; state: ReviewsState }) {
  const getHref = (active: ReviewsState['active']): string => REVIEWS_ADDRESS.href(state, { active });
  const average =
    statistics.average === null ? TEXTS.none : fill(TEXTS.getOutOf, { average: formatAverage(statistics.average) });
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={getHref(undefined)}
        current={state.active === undefined}
      />
      <StatCard
        label={TEXTS.statistics.active}
        value={statistics.active}
        to={getHref('true')}
        current={state.active === 'true'}
      />
      <StatCard
        label={TEXTS.statistics.inactive}
        value={statistics.inactive}
        to={getHref('false')}
        current={state.active === 'false'}
      />
      <StatCard
        label={TEXTS.statistics.average}
        value={average}
        to={REVIEWS_ADDRESS.href(state, { sort_by: 'rating', sort_order: 'asc' })}
        current={state.sort_by === 'rating'}
      />
    </StatRow>
  );
}

interface ToolbarProps extends Pick<ListControls<ReviewsState>, 'requested' | 'change'> {
  look: ReturnType<typeof useLook>;
}

function Toolbar({ requested, change, look: [look, setLook] }: ToolbarProps) {
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.searchFields}
    >
      <FilterChoice
        label={TEXTS.statusFilter}
        all={TEXTS.all}
        choices={FILTERS}
        value={requested.active}
        onChoose={(active) => change({ active: ACTIVITIES.find((known) => known === active) })}
      />
      <FilterMenu
        label={TEXTS.ratingFilter}
        all={TEXTS.allRatings}
        choices={STARS}
        value={requested.rating}
        onChoose={(rating) => change({ rating: RATINGS.find((known) => known === rating) })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<ReviewsState>)} />
      <LookChoice value={look} onChange={setLook} />
    </ListToolbar>
  );
}

/** Admin screen of the reviews: figures, search, list and actions. */
export function ReviewsScreen({ loaded }: { loaded: Loaded<ReviewsState, ReviewRows> }) {
  const look = useLook('testimonials');
  const [isImporting, importing] = useDisclosure(false);
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={REVIEWS_ADDRESS}
      loaded={loaded}
      live={['testimonials']}
      actions={({ requested: wanted }) => {
        const { page: _, ...query } = wanted;
        return (
          <>
            <ExportButton path="/admin/testimonials/export" query={query} fileName="temoignages.csv" />
            <Button
              variant="default"
              visibleFrom="sm"
              leftSection={<IconUpload size={18} aria-hidden />}
              onClick={importing.open}
            >
              {TEXTS.importing.open}
            </Button>
            <NewLink to={REVIEWS_ADDRESS.href(wanted, { page: wanted.page }, { kind: 'new' })}>{TEXTS.add}</NewLink>
          </>
        );
      }}
      statistics={({ statistics }, { requested: requestedValue }) => (
        <Figures statistics={statistics} state={requestedValue} />
      )}
      toolbar={(controls) => <Toolbar {...controls} look={look} />}
    >
      {(rows, controls) => (
        <>
          <ReviewsList rows={rows} controls={controls} look={look[0]} />
          <ImportDialog
            isOpen={isImporting}
            onClose={importing.close}
            onDone={async () => {
              importing.close();
              await controls.reload();
            }}
          />
        </>
      )}
    </ListScreen>
  );
}
