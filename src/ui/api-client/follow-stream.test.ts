import { expect, test } from 'vitest';
import { createEventParser, waitBeforeTry } from './follow-stream.ts';

test('an event cut into pieces is read once it is whole', () => {
  const parse = createEventParser();
  expect(parse('event: notif')).toEqual([]);
  expect(parse('ication\ndata: {"id"')).toEqual([]);
  expect(parse(':1}\n\nevent: x')).toEqual([{ event: 'notification', data: '{"id":1}' }]);
});

test('heartbeats and the retry line are no events', () => {
  expect(createEventParser()('retry: 1500\n: bonjour\n\n: \n\n')).toEqual([]);
});

test('the server names when to come back, also as a farewell', () => {
  const named: number[] = [];
  const parse = createEventParser((ms) => named.push(ms));
  expect(parse('retry: 15')).toEqual([]);
  expect(parse('00\n: bonjour\n\n: \n\nretry: soon\n\nretry: 60000\n\n')).toEqual([]);
  expect(named).toEqual([1_500, 60_000]);
});

test('carriage returns and several data lines are understood', () => {
  expect(createEventParser()('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }]);
});

test('waits grow, are spread and stay below half a minute', () => {
  expect(waitBeforeTry(0, 0)).toBe(500);
  expect(waitBeforeTry(3, 1)).toBe(8_000);
  expect(waitBeforeTry(30, 1)).toBe(30_000);
});
