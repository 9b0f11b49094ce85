import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconExternalLink, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { fill } from '#src/kernel/text.ts';
import { Changing } from '#src/ui/admin/changing.tsx';
import { RowButton, RowLink } from '#src/ui/admin/row-button.tsx';
import type { BlogCard } from '../blog.contract.ts';
import { articlePath } from '../blog.rules.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import { editorPath } from './posts-address.ts';

export interface PostCommands {
  getHref: (post: BlogCard) => string;
  onToggle: (post: BlogCard) => void;
  onRemove: (post: BlogCard) => void;
  isBusy: boolean;
}

export function PostActions({ post, commands }: { post: BlogCard; commands: PostCommands }) {
  const { id, title, slug } = post;
  return (
    <Group gap={2} wrap="nowrap">
      <RowLink
        title={TEXTS.short.open}
        label={fill(TEXTS.open, { title })}
        icon={IconEye}
        to={commands.getHref(post)}
      />
      <Changing>
        <RowLink title={TEXTS.short.edit} label={fill(TEXTS.edit, { title })} icon={IconPencil} to={editorPath(id)} />
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
          onPress={() => commands.onRemove(post)}
        />
      </Changing>
    </Group>
  );
}
