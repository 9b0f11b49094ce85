import { z } from 'zod';
import type { PictureCrop } from '#src/domains/media/media.contract.ts';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { BlogCard, BlogPost } from './blog.contract.ts';
import {
  type PostBulkAction,
  PostBulkResult,
  type PostChange,
  type PostListQuery,
  PostStatistics,
} from './blog-admin.contract.ts';

const PATH = '/admin/blog';

export const fetchPosts = (query: PostListQuery): Promise<{ items: BlogCard[]; meta: PageMeta }> =>
  callPage(PATH, BlogCard, { query });

export const fetchStatistics = (): Promise<PostStatistics> => callApi(`${PATH}/statistics`, PostStatistics);

export const fetchPost = (id: number): Promise<BlogPost> => callApi(`${PATH}/${id}`, BlogPost);

type Written = Omit<PostChange, 'id'>;

export const addPost = (post: Written): Promise<BlogPost> => callApi(PATH, BlogPost, { method: 'POST', body: post });

export const changePost = (id: number, change: Written): Promise<BlogPost> =>
  callApi(`${PATH}/${id}`, BlogPost, { method: 'PUT', body: change });

/** Stores a picture for the text of an article and returns its address. */
export async function uploadPicture(image: string, crop: PictureCrop | null): Promise<string> {
  const body = { image, ...(crop && { crop }) };
  return (await callApi(`${PATH}/pictures`, z.object({ image: z.string() }), { method: 'POST', body })).image;
}

export const deletePost = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const changePosts = (ids: number[], action: PostBulkAction) =>
  callApi(`${PATH}/bulk`, PostBulkResult, { method: 'POST', body: { ids, action } });
