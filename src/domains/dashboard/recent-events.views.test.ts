import { describe, expect, it } from 'vitest';
import type { RecentWork } from './dashboard.contract.ts';
import { getRecentEvents } from './recent-events.views.ts';

const NOTHING: RecentWork = { recent_quotes: [], recent_messages: [], recent_blog_posts: [], recent_testimonials: [] };
const at = (minutes: number): string => new Date(Date.UTC(2027, 4, 12, 12) - minutes * 60_000).toISOString();

const toMessage = (id: number, name: string, minutes = id): RecentWork['recent_messages'][number] => ({
  ...{ id, name, subject: 'Devis', status: 'unread', created_at: at(minutes), is_demo: false },
});
const toPost = (id: number, is_demo: boolean, author = 'Odile'): RecentWork['recent_blog_posts'][number] => ({
  ...{ id, title: `Article ${id}`, category: 'Conseils', author, is_published: true },
  ...{ published_at: null, created_at: at(id), is_demo },
});
const getTexts = (work: Partial<RecentWork>): string[] =>
  getRecentEvents({ ...NOTHING, ...work }).map(({ text }) => text);

describe('getRecentEvents', () => {
  it('names the demonstration where it made several records of one kind', () => {
    const recent_blog_posts = [1, 2, 3, 4, 5].map((id) => toPost(id, true));
    const [event, ...others] = getRecentEvents({ ...NOTHING, recent_blog_posts });
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      ...{ text: '5 articles écrits par la démonstration', id: null, kind: 'post', detail: 'Conseils', at: at(1) },
    });
  });

  it('keeps the records of people apart from those of the demonstration', () => {
    expect(getTexts({ recent_blog_posts: [1, 2, 3, 4, 5, 6].map((id) => toPost(id, id > 3)) })).toEqual([
      '3 articles écrits par Odile',
      '3 articles écrits par la démonstration',
    ]);
  });

  it('names two people and counts the others', () => {
    const people = (...names: string[]) => ({ recent_messages: names.map((name, index) => toMessage(index, name)) });
    expect(getTexts(people('Anna', 'Bruno', 'Anna'))).toEqual(['3 messages de Anna et Bruno']);
    expect(getTexts(people('Anna', 'Bruno', 'Chloé'))).toEqual(['3 messages de Anna, Bruno et une autre personne']);
    expect(getTexts(people('Anna', 'Bruno', 'Chloé', 'Denis'))).toEqual(['4 messages de Anna, Bruno et 2 autres']);
  });

  it('lists two records, and records far from each other, one by one', () => {
    expect(getTexts({ recent_messages: [toMessage(1, 'Anna'), toMessage(2, 'Bruno')] })).toHaveLength(2);
    expect(getTexts({ recent_messages: [1, 2, 3].map((id) => toMessage(id, 'Anna', id * 90)) })).toHaveLength(3);
  });

  it('shows a message that opened a quote as the quote', () => {
    const quote: RecentWork['recent_quotes'][number] = {
      ...{ id: 7, client_name: 'Anna', service_type: 'Zinguerie', status: 'pending', stage: 'pending' },
      ...{ amount: null, message_id: 1, created_at: at(1), is_demo: false },
    };
    expect(getTexts({ recent_quotes: [quote], recent_messages: [toMessage(1, 'Anna')] })).toEqual([
      'Devis demandé par Anna',
    ]);
  });
});
