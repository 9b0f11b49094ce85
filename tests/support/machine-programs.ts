import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of /etc that programs of the system read: accounts, their rules, libraries. */
const SYSTEM_FILES = [
  ...['passwd', 'group', 'shadow', 'gshadow', 'login.defs', 'default', 'pam.d', 'security', 'alternatives'],
  ...['ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'nsswitch.conf', 'hosts'],
];

/** Where the stand-ins of a machine are, for its own programs. */
export const STAND_INS = '/usr/local/lib/stand-ins';

/** Notes what is asked, and ends the unit that runs. */
const SYSTEMCTL = `echo "$*" >>"BASE/systemctl.log"
case "$1" in
  stop | restart)
    [ -f "BASE/unit.pid" ] || exit 0
    pid=$(cat "BASE/unit.pid")
    rm "BASE/unit.pid"
    kill "$pid" 2>/dev/null || exit 0
    while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
    ;;
esac
`;

/** On a machine that is a whole disk, only the person's right is replaced. */
const WHOLE: Record<string, string> = {
  systemctl: SYSTEMCTL,
  sudo: `[ "$1" = -u ] || exec "$@"
user=$2
shift 2
exec runuser -u "$user" -- "$@"
`,
};

/** Where a folder stands for the disk: accounts are noted, and everything runs as one account. */
const REDIRECTED: Record<string, string> = {
  systemctl: SYSTEMCTL,
  // The scripts that root runs name places of the disk: they lead below the folder.
  sudo: `[ "$1" != -u ] || { shift; exec runuser -u "$@"; }
for script in deploy/*.sh deploy/*.service; do
  [ ! -f "$script" ] || grep -q 'BASE/' "$script" ||
    sed -E -i 's#(^|["[:space:]'"'"'=]|[$]root)(/(etc|opt|var|usr/local)/)#\\1BASE\\2#g' "$script"
done
exec "$@"
`,
  id: `[ "$*" = -u ] && echo 0 || exec /usr/bin/id "$@"
`,
  getent: `[ "$1" = passwd ] && grep "^$2:" "BASE/etc/passwd"
`,
  useradd: `for name in "$@"; do :; done
echo "$name:x:::::" >>"BASE/etc/passwd"
`,
  chown: `[ -n "OTHER" ] || exit 0
case "$1" in
  *faitage*) owner=$(echo "$1" | sed 's/faitage:$/OTHER:OTHER/; s/faitage/OTHER/g') ;;
  *) owner=$1 ;;
esac
shift
exec /bin/chown "$owner" "$@"
`,
  runuser: `shift 2
[ "$1" != -- ] || shift
[ -n "OTHER" ] || exec "$@"
exec setpriv --reuid=OTHER --regid=OTHER --clear-groups "$@"
`,
};

interface Place {
  /** Path that the machine's programs have for its root: empty when the folder is their whole disk. */
  base: string;
  isWhole: boolean;
  /** Number of the account without rights that stands for all others, for root. */
  other: number | undefined;
}

/** Copies Node and writes the stand-ins to a machine. */
export function writePrograms(root: string, { base, isWhole, other }: Place): void {
  const local = join(root, 'local');
  const folder = join(local, 'lib/stand-ins');
  for (const name of [folder, join(local, 'bin')]) mkdirSync(name, { recursive: true });
  cpSync(process.execPath, join(local, 'bin/node'), { dereference: true });
  for (const [name, text] of Object.entries(isWhole ? WHOLE : REDIRECTED)) {
    const lines = text.replaceAll('BASE', base).replaceAll('OTHER', other === undefined ? '' : String(other));
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}`);
    chmodSync(join(folder, name), 0o755);
  }
  if (isWhole) return;
  mkdirSync(join(root, 'usr'));
  symlinkSync('../local', join(root, 'usr/local'));
  writeFileSync(join(root, 'etc/passwd'), '');
}

/**
 * Makes a folder the whole disk of a machine, with the programs of this one.
 * @returns shell lines that mount them, in which \`$0\` is the folder.
 */
export function prepareDisk(root: string): string[] {
  for (const name of SYSTEM_FILES) {
    if (existsSync(join('/etc', name)))
      cpSync(join('/etc', name), join(root, 'etc', name), { recursive: true, verbatimSymlinks: true });
  }
  const lines: string[] = [];
  for (const name of ['usr', 'bin', 'sbin', 'lib', 'lib64', 'proc', 'dev']) {
    const found = lstatSync(join('/', name), { throwIfNoEntry: false });
    if (found?.isSymbolicLink()) symlinkSync(readlinkSync(join('/', name)), join(root, name));
    else if (found !== undefined) {
      mkdirSync(join(root, name));
      lines.push(`mount --rbind /${name} "$0/${name}"`);
    }
  }
  return [...lines, 'mount --bind "$0/local" "$0/usr/local"'];
}
