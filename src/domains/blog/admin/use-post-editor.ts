import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { type RecordForm, useRecordForm } from '#src/ui/admin/use-record-form.ts';
import { addPost, changePost, fetchPost } from '../blog.client.ts';
import { type BlogPost, DEFAULT_CATEGORY, DEFAULT_READ_TIME } from '../blog.contract.ts';
import { PostForm } from '../blog-admin.contract.ts';
import { BLOG_ADMIN_TEXTS as ERRORS } from '../blog-admin.texts.ts';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import { followsTitle, getValues, type PostValues, proposedSlug } from '../post-form.views.ts';
import { editorPath } from './post-acts.ts';

const TYPING_PAUSE_MS = 2_500;

interface Autosave {
  /** Values whose change restarts the delay. */
  values: unknown;
  /** Whether the current input may be saved as it is. */
  isWanted: boolean;
  isSending: boolean;
  save: () => Promise<void>;
}

/** Saves the input when typing pauses; input typed during a save goes into the next save. */
export function useAutosave({ values, isWanted, isSending, save }: Autosave): void {
  const later = useDebouncedCallback(() => {
    if (isWanted && !isSending) void save();
  }, TYPING_PAUSE_MS);
  const start = useEffectEvent((_typed: unknown) => {
    if (isWanted && !isSending) later();
  });
  useEffect(() => start([values, isWanted, isSending]), [values, isWanted, isSending]);
}

const NEW_POST: PostValues = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  category: DEFAULT_CATEGORY,
  readTime: DEFAULT_READ_TIME,
  author: '',
  tags: [],
  image: '',
  image_alt: '',
};

/** Data of the stored article beside its form fields. */
interface Stored {
  id: number;
  isPublished: boolean;
  publishedAt: string | null;
  slug: string;
}

const getStored = ({ id, is_published, published_at, slug }: BlogPost): Stored => ({
  id,
  isPublished: is_published,
  publishedAt: published_at,
  slug,
});

export interface PostEditor {
  record: RecordForm<PostValues>;
  /** Undefined until the first save. */
  stored: Stored | undefined;
  savedAt: Date | undefined;
  setTitle: (title: string) => void;
  setSlug: (slug: string) => void;
  /** Validates and saves the input; publishes it as well if requested. */
  save: (isPublishing: boolean) => void;
  /** Publishes or withdraws the stored article, without the unsaved input. */
  setPublished: (isPublished: boolean) => Promise<void>;
}

/** Returns the state of an article being edited: its form, what is stored, and how its slug is derived. */
export function usePostEditor(post: BlogPost | null): PostEditor {
  const [stored, setStored] = useState(post === null ? undefined : getStored(post));
  const [savedAt, setSavedAt] = useState<Date>();
  const isFollowing = useRef(followsTitle(post));
  /** Applies to the next save only. */
  const isPublishing = useRef(false);

  const send = async ({ slug, ...values }: PostValues, version: string | undefined): Promise<BlogPost> => {
    const fields = {
      ...values,
      ...(slug === '' ? {} : { slug }),
      ...(isPublishing.current ? { is_published: true } : {}),
    };
    isPublishing.current = false;
    if (stored !== undefined) return changePost(stored.id, { ...fields, updated_at: version });
    const added = await addPost(fields);
    // The editor stays mounted and keeps its cursor; a reload and Back find the article.
    window.history.replaceState(window.history.state, '', editorPath(added.id));
    return added;
  };

  const record = useRecordForm<PostValues, BlogPost>({
    schema: PostForm,
    reading: { values: post === null ? NEW_POST : getValues(post), version: post?.updated_at },
    draftKey: `blog:${stored?.id ?? 'new'}`,
    save: send,
    reread: async () => {
      const theirs = await fetchPost(stored?.id ?? 0);
      setStored(getStored(theirs));
      return { values: getValues(theirs), version: theirs.updated_at };
    },
    stay: (saved) => ({ values: { slug: saved.slug, image: saved.image }, version: saved.updated_at }),
    onSaved: (saved) => {
      setStored(getStored(saved));
      setSavedAt(new Date());
      if (saved.is_published) showSuccess(stored?.isPublished ? TEXTS.changed : TEXTS.published);
    },
    failure: stored === undefined ? ERRORS.createError : ERRORS.changeError,
  });
  const { form } = record;

  return {
    record,
    stored,
    savedAt,
    setTitle: (title) => {
      form.setFieldValue('title', title);
      if (isFollowing.current && (stored?.publishedAt ?? null) === null) {
        form.setFieldValue('slug', proposedSlug(title));
      }
    },
    setSlug: (slug) => {
      isFollowing.current = slug === '';
      form.setFieldValue('slug', slug);
    },
    save: (request) => {
      if (record.isSending || form.validate().hasErrors) return;
      isPublishing.current = request;
      void record.saveNow();
    },
    setPublished: async (isPublished) => {
      if (stored === undefined) return;
      const changed = await changePost(stored.id, { is_published: isPublished, updated_at: record.version.current });
      record.version.current = changed.updated_at;
      setStored(getStored(changed));
    },
  };
}
