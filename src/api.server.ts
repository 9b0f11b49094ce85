import { Hono } from 'hono';

export function buildApi(): Hono {
  return new Hono();
}
