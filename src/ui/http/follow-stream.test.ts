import { describe, expect, test } from 'vitest';
import { createEventParser, waitBeforeTry } from './follow-stream.ts';

describe('followStream', () => {
  test('reads an event in pieces once it is complete', () => {
    const parse = createEventParser();
    expect(parse('event: notif')).toEqual([]);
    expect(parse('ication\ndata: {"id"')).toEqual([]);
    expect(parse(':1}\n\nevent: x')).toEqual([{ event: 'notification', data: '{"id":1}' }]);
  });

  test('ignores heartbeats and the retry line', () => {
    expect(createEventParser()('retry: 1500\n: bonjour\n\n: \n\n')).toEqual([]);
  });

  test('reads the server’s reconnection delay, also from its last message', () => {
    const named: number[] = [];
    const parse = createEventParser((ms) => named.push(ms));
    expect(parse('retry: 15')).toEqual([]);
    expect(parse('00\n: bonjour\n\n: \n\nretry: soon\n\nretry: 60000\n\n')).toEqual([]);
    expect(named).toEqual([1_500, 60_000]);
  });

  test('accepts carriage returns and several data lines', () => {
    expect(createEventParser()('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }]);
  });

  test('increases the waiting time, randomises it and keeps it below half a minute', () => {
    expect(waitBeforeTry(0, 0)).toBe(500);
    expect(waitBeforeTry(3, 1)).toBe(8_000);
    expect(waitBeforeTry(30, 1)).toBe(30_000);
  });
});
