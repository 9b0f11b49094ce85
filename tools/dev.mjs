import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './installed.mjs';

const { PORT = '3000', HOST = '127.0.0.1' } = process.env;

// npm puts the locked Node first on the path; React Router's own command starts Vite, which runs the server's entry. Its
// file, because its name is a script that only a shell starts in Windows.
const command = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const vite = spawn(process.execPath, [command, 'dev', '--host', HOST, '--port', PORT, '--strictPort'], {
  stdio: 'inherit',
  env: { ...process.env, PORT, HOST },
});

process.on('SIGINT', () => vite.kill('SIGINT'));
process.on('SIGTERM', () => vite.kill('SIGTERM'));
vite.on('exit', (code) => process.exit(code ?? 0));
