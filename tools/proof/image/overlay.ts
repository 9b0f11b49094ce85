import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file system on top of this machine's own, in place of a base image; nothing of it reaches the machine. */
export class Overlay {
  readonly upper: string;
  readonly #work: string;
  readonly #mount: string;

  constructor(folder: string, node: string) {
    this.upper = join(folder, 'upper');
    this.#work = join(folder, 'work');
    this.#mount = join(folder, 'mount');
    for (const path of [this.upper, this.#work, this.#mount]) mkdirSync(path, { recursive: true });
    mkdirSync(join(this.upper, 'usr/local/bin'), { recursive: true });
    cpSync(node, join(this.upper, 'usr/local/bin/node'), { dereference: true });
  }

  /**
   * Runs a shell script inside. @throws Error when it fails.
   * @param before shell lines between mounting and running, where `$root` is the mounted file system.
   */
  run(
    script: string,
    { variables = {}, folder = '/', account = '0:0', before = 'true', isOffline = false }: RunOptions = {},
  ): string {
    const layers = `lowerdir=/,upperdir=${this.upper},workdir=${this.#work}`;
    const outside = `set -e; root=${this.#mount}; mount -t overlay overlay -o ${layers} $root
      mount -t proc proc $root/proc; mount --bind /dev $root/dev; ${isOffline ? 'ip link set lo up' : 'true'}
      ${before}
      exec chroot --userspec=${account} $root /usr/bin/env -i "$@"`;
    const inside = ['PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/tmp', 'LANG=C.UTF-8'];
    const own = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      [
        '--mount',
        ...(isOffline ? ['--net'] : []),
        ...['sh', '-c', outside, 'sh', ...inside, ...own, 'sh', '-c', `cd "${folder}" && ${script}`],
      ],
      { encoding: 'utf8', maxBuffer: 64_000_000 },
    );
    if (status !== 0) throw new Error(`${script}\nended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  }
}

interface RunOptions {
  variables?: Record<string, string>;
  folder?: string;
  account?: string;
  before?: string;
  isOffline?: boolean;
}
