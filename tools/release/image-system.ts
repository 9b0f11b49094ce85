import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A shell and a few programs, to look into a running container, and for the last lines of the Dockerfile. */
const PROGRAMS = 'cat chmod chown cp date df du env grep head id ls mkdir mv rm rmdir sh sleep tail touch'.split(' ');

const ACCOUNTS = 'root:x:0:0:root:/:/bin/sh\nfaitage:x:1000:1000:Faîtage:/data:/bin/sh\n';
const GROUPS = 'root:x:0:\nfaitage:x:1000:\n';

/** Returns the paths of the libraries and of the loader in what `ldd` prints. @throws Error when one is missing. */
export function readLibraries(printed: string): string[] {
  const [missing] = /^.*=> not found$/m.exec(printed) ?? [];
  if (missing !== undefined) throw new Error(`A library is missing: ${missing.trim()}`);
  return [...printed.matchAll(/(?:^|=>)\s*(\/\S+)(?= \(0x)/gm)].map(([, path = '']) => path);
}

const listLibraries = (file: string): string[] => readLibraries(execFileSync('ldd', [file], { encoding: 'utf8' }));

/** Returns the path of a program of this system. @throws Error when it is missing. */
function findProgram(name: string): string {
  const path = ['/usr/bin', '/bin'].map((folder) => join(folder, name)).find((one) => existsSync(one));
  if (path === undefined) throw new Error(`The system has no program ${name}.`);
  return path;
}

/** Returns the compiled files of a folder that Node loads. */
const listCompiled = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.node$|\.so(?:\.\d+)*$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Returns the Debian packages that files belong to; Node comes from none. */
function findPackages(files: readonly string[]): string[] {
  const names = files.flatMap((file) => {
    const path = realpathSync(file);
    // dpkg knows /lib/a, although /lib is a link to /usr/lib today.
    return path.startsWith('/usr/') ? [path, path.slice('/usr'.length)] : [path];
  });
  const { stdout } = spawnSync('dpkg-query', ['--search', ...names], { encoding: 'utf8' });
  return [...new Set(stdout.split('\n').flatMap((line) => /^([a-z0-9.+-]+)(?::\w+)?: /.exec(line)?.[1] ?? []))].sort();
}

/** Names a package to scanners and to lists of packages, which read this folder where no dpkg is; adds its licence. */
function addPackage(to: string, name: string): void {
  const status = execFileSync('dpkg-query', ['--status', name], { encoding: 'utf8' });
  writeFileSync(join(to, 'var/lib/dpkg/status.d', name), status);
  const licence = join('/usr/share/doc', name, 'copyright');
  if (existsSync(licence)) cpSync(realpathSync(licence), join(to, licence), { recursive: true });
}

/** Copies what a link leads to, under the name of the link. */
function copyFile(file: string, to: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  cpSync(realpathSync(file), join(to, file));
}

/**
 * Writes the system of the image into a folder, from the Debian it runs on: this Node, a shell, the libraries that they
 * and the compiled packages of the product load, and the accounts. Nothing else of the system is needed.
 * @param to folder of the system; it is created.
 * @param product folder of the release.
 */
export function writeSystem(to: string, product: string): void {
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) {
    if (lstatSync(join('/', name), { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    mkdirSync(join(to, 'usr', name), { recursive: true });
    symlinkSync(join('usr', name), join(to, name));
  }
  const programs = PROGRAMS.map(findProgram);
  const loading = [process.execPath, ...programs, ...listCompiled(product)];
  const libraries = new Set(loading.flatMap(listLibraries).filter((path) => !path.startsWith(`${product}/`)));
  for (const file of [...programs, ...libraries]) copyFile(file, to);
  mkdirSync(join(to, 'usr/local/bin'), { recursive: true });
  cpSync(realpathSync(process.execPath), join(to, 'usr/local/bin/node'));
  symlinkSync(join(product, 'scripts/faitage.mjs'), join(to, 'usr/local/bin/faitage'));
  mkdirSync(join(to, 'var/lib/dpkg/status.d'), { recursive: true });
  for (const name of findPackages([...programs, ...libraries])) addPackage(to, name);
  mkdirSync(join(to, 'etc'), { recursive: true });
  cpSync(realpathSync('/etc/os-release'), join(to, 'etc/os-release'));
  writeFileSync(join(to, 'etc/passwd'), ACCOUNTS);
  writeFileSync(join(to, 'etc/group'), GROUPS);
  // Names are looked up in /etc/hosts, which the container's runtime writes, then by DNS.
  writeFileSync(join(to, 'etc/nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files dns\n');
}
