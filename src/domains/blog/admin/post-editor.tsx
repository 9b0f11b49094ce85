import { Button, Group, Paper, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core';
import { useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { FailureBanner } from '#src/ui/admin/failure-banner.tsx';
import { PageHeader } from '#src/ui/admin/page-header.tsx';
import { useFacts } from '#src/ui/admin/pickers/known-data.ts';
import { FormNotices } from '#src/ui/admin/record-form.tsx';
import { SaveBar } from '#src/ui/admin/save-bar.tsx';
import { SearchResult } from '#src/ui/admin/search-result.tsx';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { UnsavedGuard } from '#src/ui/admin/unsaved-guard.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { ARTICLE_PAGE_TEXTS } from '../article-page.texts.ts';
import type { BlogPost } from '../blog.contract.ts';
import { articlePath, getReadTime, toIntroduction, wordsIn } from '../blog.views.ts';
import { BLOG_ADMIN_TEXTS } from '../blog-admin.texts.ts';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import { hasSubstance, type PostValues } from '../post-form.views.ts';
import { ArticlePreview } from './article-preview.tsx';
import { ContentField } from './content-field.tsx';
import { POSTS_PATH } from './post-acts.ts';
import classes from './post-editor.module.css';
import { PictureFields, PostFields } from './post-fields.tsx';
import { PublicationActs, PublicationPanel } from './publication-panel.tsx';
import { type PostEditor as Editor, useAutosave, usePostEditor } from './use-post-editor.ts';

/** Shows the article as a search engine is likely to display it. */
function ArticleResult({ values: { title, slug, excerpt, content } }: { values: PostValues }) {
  const { name = '' } = useFacts() ?? {};
  return (
    <SearchResult
      path={articlePath(slug)}
      title={fill(ARTICLE_PAGE_TEXTS.meta.title, { title: title || TEXTS.untitled, name })}
      description={toIntroduction(excerpt, content)}
    />
  );
}

const VIEWS = ['text', 'both', 'preview'] as const;
type View = (typeof VIEWS)[number];

/** Title and text fields, with a preview of what visitors will see. */
function Writing({ editor: { record, setTitle } }: { editor: Editor }) {
  const { form } = record;
  const { title, content } = form.values;
  const words = wordsIn(content);
  const isWide = useMediaQuery('(min-width: 720px)', true, { getInitialValueInEffect: false });
  const [saved, setView] = useLocalStorage<View>({ key: 'blog:view', defaultValue: 'both' });
  const view = !isWide && saved === 'both' ? 'text' : saved;
  const views = VIEWS.filter((one) => isWide || one !== 'both');
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <TextInput
          label={TEXTS.fields.title}
          size="md"
          required
          {...form.getInputProps('title')}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Group justify="space-between" gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={TEXTS.view}
            data={views.map((value) => ({ value, label: TEXTS.views[value] }))}
            value={view}
            onChange={(chosen) => setView(chosen as View)}
          />
          {words > 0 && (
            <Text size="xs" c="dimmed" data-figures>
              {fill(words === 1 ? TEXTS.countsOne : TEXTS.counts, { words, time: getReadTime(content) })}
            </Text>
          )}
        </Group>
        <div className={classes.writing} data-both={view === 'both' || undefined}>
          {view !== 'preview' && (
            <ContentField
              value={content}
              error={form.errors.content}
              onChange={(text) => form.setFieldValue('content', text)}
            />
          )}
          {view !== 'text' && <ArticlePreview title={title} content={content} />}
        </div>
      </Stack>
    </Paper>
  );
}

/** Withdraws an article, with an undo. */
function useWithdrawal(editor: Editor) {
  const [failure, setFailure] = useState<string>();
  const { isBusy, attempt } = useAttempt(async () => undefined, setFailure);
  const set = async (isPublished: boolean): Promise<boolean> => {
    setFailure(undefined);
    return attempt(() => editor.setPublished(isPublished), BLOG_ADMIN_TEXTS.statusError);
  };
  const republish = async (): Promise<void> => {
    if (await set(true)) showSuccess(TEXTS.republished);
  };
  const unpublish = async (): Promise<void> => {
    if (await set(false)) showUndo(TEXTS.unpublished, () => void republish());
  };
  return { failure, dismiss: () => setFailure(undefined), isBusy, unpublish };
}

/** Article editor page: a draft is saved automatically, a published article only on request. */
export function PostEditor({ post }: { post: BlogPost | null }) {
  const editor = usePostEditor(post);
  const { record, stored, save } = editor;
  const { values } = record.form;
  const withdrawal = useWithdrawal(editor);
  useAutosave({
    values,
    isWanted: record.isDirty && stored?.isPublished !== true && record.conflict === undefined && hasSubstance(values),
    isSending: record.isSending,
    save: record.saveNow,
  });
  useHotkeys([['mod+S', () => hasSubstance(values) && save(false)]], []);
  return (
    <>
      <PageHeader
        title={stored === undefined ? TEXTS.newTitle : TEXTS.editTitle}
        actions={
          <Button
            component={Link}
            to={POSTS_PATH}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {TEXTS.back}
          </Button>
        }
      />
      <FailureBanner failure={withdrawal.failure} onClose={withdrawal.dismiss} />
      <Stack mb="md">
        <FormNotices
          restored={record.restored}
          forgetDraft={record.forgetDraft}
          conflict={record.conflict}
          swap={record.swap}
          isShowingTheirs={record.isShowingTheirs}
          failure={record.failure}
        />
      </Stack>
      <div className={classes.columns}>
        <Stack>
          <Writing editor={editor} />
          <ArticleResult values={values} />
        </Stack>
        <Stack>
          <PublicationPanel editor={editor} />
          <Paper component="section" withBorder p="md" aria-labelledby="details">
            <Title order={2} fz="md" id="details" mb="xs">
              {TEXTS.details}
            </Title>
            <Stack gap="sm">
              <PictureFields editor={editor} />
              <PostFields editor={editor} />
            </Stack>
          </Paper>
        </Stack>
      </div>
      <SaveBar>
        <PublicationActs editor={editor} isBusy={withdrawal.isBusy} onUnpublish={() => void withdrawal.unpublish()} />
      </SaveBar>
      <UnsavedGuard isDirty={record.isDirty} isFree={record.isFree} hasDraft={record.keepsDraft} />
    </>
  );
}
