import { describe, expect, it, vi } from 'vitest';
import { startTraces } from './traces.server.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

function aSdk() {
  const start = vi.fn();
  const shutdown = vi.fn(async () => {});
  class NodeSDK {
    start = start;
    shutdown = shutdown;
  }
  return { load: vi.fn(async () => ({ NodeSDK })), start, shutdown };
}

const failsWith = (code: string) => async () => {
  throw Object.assign(new Error('no'), { code });
};

describe('startTraces', () => {
  it('loads nothing without the standard variables, nor when they switch it off', async () => {
    const { load } = aSdk();
    expect((await startTraces({}, load)).sentence).toBeUndefined();
    await startTraces({ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }, load);
    expect(load).not.toHaveBeenCalled();
  });

  it('starts the SDK, and lets it send the last traces', async () => {
    const { load, start, shutdown } = aSdk();
    const traces = await startTraces(ENDPOINT, load);
    expect([start.mock.calls.length, traces.sentence]).toEqual([1, undefined]);
    await traces.stop();
    expect(shutdown).toHaveBeenCalledOnce();
  });

  it('names the package that is missing, and what to do', async () => {
    const { sentence } = await startTraces(ENDPOINT, failsWith('ERR_MODULE_NOT_FOUND'));
    expect(sentence).toContain('OTEL_EXPORTER_OTLP_ENDPOINT');
    expect(sentence).toContain('npm install --no-save @opentelemetry/sdk-node');
    expect((await startTraces({}, failsWith('ERR_MODULE_NOT_FOUND'))).sentence).toBeUndefined();
  });

  it('goes on without traces when the SDK does not start', async () => {
    const { sentence, stop } = await startTraces(ENDPOINT, failsWith('ERR_REQUIRE_ESM'));
    expect(sentence).toContain('tourne sans traces');
    await stop();
  });
});
