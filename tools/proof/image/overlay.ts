import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What runs inside, and around it. */
interface RunOptions {
  variables?: Record<string, string>;
  folder?: string;
  account?: string;
  /** Shell lines between mounting and running, where `$root` is the mounted file system. */
  before?: string;
  isOffline?: boolean;
}

/** A file system on top of another, in place of a container; nothing of it reaches the one below. */
export class Overlay {
  /** What was written over the lower file system. */
  readonly upper: string;
  readonly #lower: string;
  readonly #work: string;
  readonly #mount: string;

  /** @param lower the file system below; undefined for an empty one. */
  constructor(folder: string, lower: string | undefined) {
    this.upper = join(folder, 'upper');
    this.#lower = lower ?? join(folder, 'empty');
    this.#work = join(folder, 'work');
    this.#mount = join(folder, 'mount');
    for (const path of [this.upper, this.#work, this.#mount]) mkdirSync(path, { recursive: true });
    if (lower === undefined) mkdirSync(this.#lower);
  }

  /** Puts this version of Node where the base image has it. */
  addNode(node: string): void {
    mkdirSync(join(this.upper, 'usr/local/bin'), { recursive: true });
    cpSync(node, join(this.upper, 'usr/local/bin/node'), { dereference: true });
  }

  /** Runs a shell script inside. @throws Error when it fails. */
  run(
    script: string,
    { variables = {}, folder = '/', account = '0:0', before = 'true', isOffline = false }: RunOptions = {},
  ): string {
    const layers = `lowerdir=${this.#lower},upperdir=${this.upper},workdir=${this.#work}`;
    const outside = `set -e; root=${this.#mount}; mount -t overlay overlay -o ${layers} $root
      mkdir -p $root/proc $root/dev
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
