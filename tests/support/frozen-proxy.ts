import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Proxy that can hang like a stopped process or a cut cable: connections stay open, no data passes. */
export interface FreezableProxy {
  port: number;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Forwards every connection to `port` of this machine. */
export async function startFreezableProxy(port: number): Promise<FreezableProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes)).on('error', () => to.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
