import { readGroups } from '#src/domains/settings/setting.internal.server.ts';
import { print } from '#src/platform/log.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';

/** Fills an empty database with the demo company; the demo content is imported only when it may be needed. */
export async function fillEmptyDatabase(): Promise<void> {
  const { state } = (await readGroups('demo')).demo;
  if (state !== 'filled' && state !== 'left') await fill();
}

/** Adds to a filled demo what an earlier version did not have. */
export async function completeDemo(): Promise<void> {
  if ((await readGroups('demo')).demo.state === 'filled') await fill();
}

/** Says so, as it takes seconds. */
async function fill(): Promise<void> {
  const { fillDemo, isDemoFilled } = await import('#demo/fill-demo.server.ts');
  if (await isDemoFilled()) return;
  const begun = performance.now();
  print('Faîtage · Remplissage avec l’entreprise de démonstration…\n');
  await fillDemo(systemContext('start').requestId);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1).replace('.', ',');
  print(`Faîtage · Remplissage avec l’entreprise de démonstration : ${seconds} s\n`);
}
