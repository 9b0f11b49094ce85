import { describe, expect, it } from 'vitest';
import type { SentMessage } from './chat.contract.ts';
import { TRANSCRIPT_TEXTS } from './chat.texts.ts';
import { getVisitorWords, toTranscript } from './chat-transcript.views.ts';

const sent = (message: string, more: Partial<SentMessage> = {}): SentMessage => ({
  sender_type: 'user',
  sender_name: 'Élodie',
  message,
  hasPhoto: false,
  created_at: '2026-11-21T08:12:00.000Z',
  ...more,
});

describe('transcript', () => {
  it('contains name, time in Paris and text of each message', () => {
    const conversation = [
      sent('Bonjour,\nune fuite.'),
      sent('Nous arrivons.', { sender_type: 'admin', sender_name: 'Camille', created_at: '2026-07-01T08:12:00.000Z' }),
      sent('', { sender_name: '', hasPhoto: true }),
      sent('Merci.', { sender_type: 'admin', sender_name: '' }),
    ];
    expect(toTranscript(conversation, { total: 4, max: 5_000 }, TRANSCRIPT_TEXTS)).toBe(
      [
        '21 nov. 2026, 09:12 – Élodie\nBonjour,\nune fuite.',
        '1 juil. 2026, 10:12 – Camille (entreprise)\nNous arrivons.',
        '21 nov. 2026, 09:12 – Le visiteur\n[photo]',
        '21 nov. 2026, 09:12 – L’entreprise\nMerci.',
      ].join('\n\n'),
    );
  });

  it('keeps the newest messages of a long transcript and states how many are missing', () => {
    const conversation = Array.from({ length: 40 }, (_, index) => sent(`${index} ${'x'.repeat(300)}`));
    const text = toTranscript(conversation, { total: 140, max: 5_000 }, TRANSCRIPT_TEXTS);
    const stored = text.match(/xxx\n|xxx$/g)?.length ?? 0;
    expect(text.length).toBeLessThanOrEqual(5_000);
    expect(stored).toBeGreaterThan(10);
    expect(text).toMatch(`[Le début de la discussion, ${140 - stored} messages, n’est pas repris ici.]`);
    expect(text).toContain('39 xxx');
    expect(text).not.toContain(' 20 xxx');
    const one = toTranscript(
      [sent('a'.repeat(1_900)), sent('b'.repeat(1_900))],
      { total: 2, max: 3_000 },
      TRANSCRIPT_TEXTS,
    );
    expect(one).toContain('[Le début de la discussion, un message, n’est pas repris ici.]');
    expect(one).toContain('bbb');
  });

  it('contains only the visitor’s messages for a quote', () => {
    const conversation = [sent('Une fuite.'), sent('Où ?', { sender_type: 'admin' }), sent('', { hasPhoto: true })];
    expect(getVisitorWords(conversation, 5_000, TRANSCRIPT_TEXTS)).toBe('Une fuite.\n\n[photo]');
  });
});
