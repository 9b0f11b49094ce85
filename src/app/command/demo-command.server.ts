import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { leaveDemo } from '#src/domains/setup/commands/leave-demo.server.ts';
import { DEMO_STATES } from '#src/domains/setup/demo-company.internal.server.ts';
import { SETUP_TEXTS } from '#src/domains/setup/setup.texts.ts';
import { announceContent } from './announce-content.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { withFieldReason } from './find-account.server.ts';
import { getOperator } from './operator.server.ts';
import { actInSite } from './site-act.server.ts';

const REMOVED = 'La démonstration est partie ; ce que vous avez créé ou modifié reste';

async function remove(call: CommandCall): Promise<CommandAnswer> {
  const { company } = call.values;
  const { demo, general } = await readSettings();
  if (!DEMO_STATES.includes(demo.state)) {
    return { code: EXIT.done, text: SETUP_TEXTS.leave.left, json: { applied: false } };
  }
  if (typeof company !== 'string') {
    const text = [
      'La démonstration, ses personnes et son argent partiraient, définitivement. Pour le confirmer :',
      `  faitage demo remove --company "${general.site_name}"`,
    ].join('\n');
    return { code: EXIT.toDo, text, json: { applied: false, company: general.site_name } };
  }
  const removal = await leaveDemo(getOperator(call), { company }).catch((error: unknown) => {
    throw withFieldReason(error);
  });
  await announceContent();
  const text = [
    `${REMOVED}${removal.kept.length > 0 ? ` (${removal.kept.length} éléments)` : ''}.`,
    ...(removal.is_closed ? ['Le site est fermé aux visiteurs jusqu’à la fin de la mise en route (/admin).'] : []),
  ].join('\n');
  return { code: EXIT.done, text, json: { applied: true, ...removal } };
}

/** `faitage demo remove`: leaves the demonstration, as the back office does. */
export const demoRemove: CommandShape = {
  summary: 'retire toute la démonstration ; dit d’abord quel nom la confirme',
  options: { company: { type: 'string', value: 'NOM', help: 'nom de l’entreprise du site, pour confirmer' } },
  run: (call) => actInSite(call, () => remove(call)),
};
