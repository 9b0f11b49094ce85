import { type ConfigLine, type ConfigOrigin, reportConfig } from '#src/platform/config-report.server.ts';
import { type CommandShape, EXIT } from './command-shape.server.ts';

const ORIGINS: Record<ConfigOrigin, string> = {
  environment: 'environnement',
  file: 'fichier',
  default: 'défaut',
  derived: 'déduit',
  none: 'sans valeur',
};

/** What the product does without a variable that has no default. */
const WITHOUT: Record<string, string> = {
  DATABASE_URL: 'SQLite dans DATA_DIR',
  BACKUP_DIR: 'aucune sauvegarde automatique',
  BACKUP_PASSPHRASE_FILE: 'archives non chiffrées',
  BACKUP_S3_ENDPOINT: 'stockage des images, s’il y en a un',
  SMTP_URL: 'les e-mails restent dans DATA_DIR/outbox',
  SECRET_KEY: 'clé du fichier DATA_DIR/secret.key',
  S3_ENDPOINT: 'images dans DATA_DIR/media',
  PAYMENTS: 'selon les clés de Stripe et l’adresse du site',
  ADMIN_PASSWORD: 'généré au premier démarrage',
  DKIM_DOMAIN: 'les e-mails ne sont pas signés',
};

function toRows(lines: readonly ConfigLine[]): string[] {
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines.map(({ name, value, origin }) => {
    const view = value === '' ? (WITHOUT[name] ?? '–') : value;
    return `  ${name.padEnd(width)} ${ORIGINS[origin].padEnd(14)} ${view}`;
  });
}

/** `faitage config`: every variable, its value and where it comes from. */
export const configCommand: CommandShape = {
  summary: 'montre chaque variable, sa valeur et d’où elle vient ; les secrets sont masqués',
  run: async ({ environment, ownEnvironment }) => {
    const fromFile = Object.fromEntries(
      Object.entries(environment).filter(([name, value]) => ownEnvironment[name] !== value),
    );
    const { lines, faults } = reportConfig(ownEnvironment, fromFile);
    const text = [...toRows(lines), ...(faults.length > 0 ? ['', ...faults] : [])].join('\n');
    return { code: faults.length > 0 ? EXIT.broken : EXIT.done, text, json: { variables: lines, faults } };
  },
};
