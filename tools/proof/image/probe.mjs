import { spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

// Runs inside the image as its account, offline: node probe.mjs COMMAND CHECK, both as JSON. Starts the server with the
// demo company, uses what needs a library of the system or a compiled package, and stops it by SIGTERM.

const [command, check] = process.argv.slice(2).map((words) => JSON.parse(words));
const ORIGIN = `http://127.0.0.1:${process.env.PORT}`;
const LIMIT_MS = 180_000;

/**
 * @param {string} what
 * @param {boolean} isMet
 * @param {unknown} [found]
 */
function report(what, isMet, found = '') {
  console.log(`${isMet ? '✓' : '✗'} ${what}${isMet ? '' : `: ${found}`}`);
  if (!isMet) process.exitCode = 1;
}

/**
 * @param {string[]} words
 * @param {Record<string, string>} [variables]
 */
function run([program = '', ...rest], variables = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, rest, {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
  return { code: status, stdout, output: `${status} ${stdout}${stderr}${error ?? ''}` };
}

/** @param {import('node:child_process').ChildProcess} server */
async function untilHealthy(server) {
  const begun = performance.now();
  while (server.exitCode === null && performance.now() - begun < LIMIT_MS) {
    if (run(check).code === 0) return true;
    await wait(100);
  }
  return false;
}

/** @returns {Promise<(method: string, path: string, body?: object) => Promise<Response>>} */
async function signIn() {
  const headers = { 'content-type': 'application/json' };
  const who = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  const answer = await fetch(`${ORIGIN}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(who) });
  const { token, ...rest } = await answer.json();
  report('signs in', typeof token === 'string', JSON.stringify(rest));
  return (method, path, body) =>
    fetch(`${ORIGIN}/api${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

async function tryServer() {
  const home = await fetch(ORIGIN);
  report('answers the home page', home.status === 200 && (await home.text()).includes('<html lang="fr"'), home.status);
  const call = await signIn();
  const picture = readFileSync('/opt/faitage/demo/pictures/blog-devis.webp', 'base64');
  const sent = await call('POST', '/admin/blog/pictures', { image: `data:image/webp;base64,${picture}` });
  const answer = await sent.json();
  const visible = await fetch(new URL(answer.data?.image ?? '/none', ORIGIN));
  report('stores and resizes a picture', sent.status === 201 && visible.ok, `${sent.status} ${JSON.stringify(answer)}`);
  const { data: quotes } = await (await call('GET', '/admin/quotes')).json();
  const priced = quotes.find((/** @type {{ montant: number | null }} */ { montant }) => montant !== null);
  const pdf = await call('GET', `/admin/quotes/${priced?.id}/pdf`);
  const head = Buffer.from(await pdf.arrayBuffer()).subarray(0, 5);
  report('draws a PDF', pdf.status === 200 && head.toString() === '%PDF-', pdf.status);
}

/** @param {string[]} words of the command `faitage` */
function tryCommand(words) {
  const { code, output } = run(['faitage', ...words]);
  report(`faitage ${words.join(' ')}`, code === 0, output);
}

const getArchive = () => `/backups/${readdirSync('/backups')[0]}`;

/** Answers every question for an address with 192.0.2.7, without a network. */
async function answerNames() {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5;
    const isAddress = question.readUInt16BE(end - 4) === 1;
    const head = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isAddress ? 1 : 0, 0, 0, 0, 0]);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);
    const parts = [head, question.subarray(12, end), ...(isAddress ? [record] : [])];
    socket.send(Buffer.concat(parts), port, address);
  });
  socket.bind(53, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

async function trySystem() {
  const { uid, username } = userInfo();
  report('runs as faitage, 1000', uid === 1000 && username === 'faitage', `${uid} ${username}`);
  try {
    writeFileSync('/opt/faitage/new', '');
    report('cannot write its code', false);
  } catch (error) {
    report('cannot write its code', /EROFS|EACCES/.test(String(error)), error);
  }
  const zone = run(['node', '-p', 'new Date(2026, 6, 1).getTimezoneOffset()'], { TZ: 'Europe/Paris' });
  report('knows time zones', zone.stdout.trim() === '-120', zone.output);
  const names = await answerNames();
  const find = (/** @type {string} */ name) => lookup(name, 4).then(({ address }) => address, String);
  const addresses = (await Promise.all(['localhost', 'toits.example'].map(find))).join();
  names.close();
  report('looks up names, in /etc/hosts and by DNS', addresses === '127.0.0.1,192.0.2.7', addresses);
  const shell = run(['sh', '-c', 'ls -l / | head -3; df /data; du -s /data; date; id; grep faitage /etc/passwd']);
  report('has a shell', shell.code === 0 && !shell.output.includes('not found'), shell.output);
}

const server = spawn(command[0], command.slice(1), { stdio: ['ignore', 'inherit', 'inherit'] });
try {
  const isHealthy = await untilHealthy(server);
  report('is healthy', isHealthy);
  if (isHealthy) {
    await tryServer();
    tryCommand(['backup', '--to', '/backups']);
    tryCommand(['verify', getArchive()]);
  }
  await trySystem();
} catch (error) {
  report('answers', false, error);
} finally {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    const [code] = await ended;
    report('stops by SIGTERM', code === 0, code);
    tryCommand(['restore', getArchive()]);
  } else report('runs until it is told to stop', false, server.exitCode);
}
