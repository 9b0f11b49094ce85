import { formatDateTime } from '#src/kernel/dates.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { findMaintenance, setMaintenance } from '#src/platform/maintenance.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT, UsageError } from './command-shape.server.ts';
import { getOperator } from './operator.server.ts';
import { actInSite } from './site-act.server.ts';

async function showState(): Promise<CommandAnswer> {
  const found = await findMaintenance();
  return found === undefined
    ? { code: EXIT.done, text: 'Le site est ouvert aux écritures.', json: { maintenance: false } }
    : {
        code: EXIT.toDo,
        text: `En maintenance depuis le ${formatDateTime(found.startedAt)} : les pages se lisent, rien ne s’écrit. faitage maintenance off le rouvre.`,
        json: { maintenance: true, since: found.startedAt },
      };
}

async function change(call: CommandCall, isOn: boolean): Promise<CommandAnswer> {
  const changed = await transaction(async () => {
    const isChanged = await setMaintenance(isOn);
    const action = isOn ? 'maintenance.begin' : 'maintenance.end';
    if (isChanged) await recordAudit(getOperator(call), { action, subject: 'site' });
    return isChanged;
  });
  const done = isOn
    ? 'Maintenance : d’ici une seconde, les pages se lisent et rien ne s’écrit. Les travaux en file continuent.'
    : 'Le site est rouvert aux écritures, d’ici une seconde.';
  const text = changed ? done : isOn ? 'Le site est déjà en maintenance.' : 'Le site est déjà ouvert.';
  return { code: EXIT.done, text, json: { maintenance: isOn, changed } };
}

/** `faitage maintenance`: closes the site to writes, on every node, without a restart. */
export const maintenanceCommand: CommandShape = {
  usage: '[on|off]',
  summary: 'ferme le site aux écritures (les pages se lisent), ou le rouvre ; sans mot, dit où il en est',
  words: 1,
  run: async (call) => {
    const [word] = call.words;
    if (word !== undefined && word !== 'on' && word !== 'off') {
      throw new UsageError(`« ${word} » ? faitage maintenance on, ou faitage maintenance off.`);
    }
    return actInSite(call, () => (word === undefined ? showState() : change(call, word === 'on')));
  },
};
