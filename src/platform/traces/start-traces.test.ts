import { describe, expect, it, vi } from 'vitest';
import { startTraces } from './start-traces.server.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

function anExport(close: () => Promise<void> = async () => {}) {
  const open = vi.fn(() => close);
  return { open, load: vi.fn(async () => open) };
}

describe('startTraces', () => {
  it.each([
    ['the standard variables', {}],
    ['a value of them', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['the SDK', { ...ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }],
    ['an exporter', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }],
  ])('loads nothing without %s', async (_what, environment) => {
    const { load } = anExport();
    const traces = await startTraces(environment, '1.2.3', load);
    await traces.stop();
    expect([traces.sentence, load.mock.calls]).toEqual([undefined, []]);
  });

  it.each([
    [ENDPOINT, undefined],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, undefined],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'http/json'],
    [
      { ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' },
      'http/json',
    ],
  ])('opens the export for %o', async (environment, protocol) => {
    const close = vi.fn(async () => {});
    const { load, open } = anExport(close);
    const traces = await startTraces(environment, '1.2.3', load);
    expect(open).toHaveBeenCalledWith(environment, expect.objectContaining({ version: '1.2.3', protocol }));
    expect(traces.sentence).toBeUndefined();
    await traces.stop();
    expect(close).toHaveBeenCalledOnce();
  });

  it('says which protocol is not spoken, and goes on without traces', async () => {
    const { load } = anExport();
    const { sentence } = await startTraces({ ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, '1.2.3', load);
    expect(sentence).toContain('OTEL_EXPORTER_OTLP_PROTOCOL vaut grpc');
    expect(load).not.toHaveBeenCalled();
  });

  it('goes on without traces when the export does not open', async () => {
    const { sentence, stop } = await startTraces(ENDPOINT, '1.2.3', async () => {
      throw new TypeError('no');
    });
    expect(sentence).toContain('tourne sans elles');
    await stop();
  });

  it('stops within two seconds although the collector never answers, or refuses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const hanging = await startTraces(ENDPOINT, '1.2.3', anExport(() => new Promise(() => {})).load);
      const stopped = hanging.stop();
      await vi.advanceTimersByTimeAsync(2_000);
      await expect(stopped).resolves.toBeUndefined();
      const refused = await startTraces(ENDPOINT, '1.2.3', anExport(() => Promise.reject(new Error('no'))).load);
      await expect(refused.stop()).resolves.toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});
