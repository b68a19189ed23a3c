import { numberSetting, switchSetting } from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';

const group = msg('Backups');

export const BACKUPS = switchSetting('backups', {
  group,
  label: msg('Make a backup every day'),
  help: msg('Saved to BACKUP_TO, a setting of the server; encrypted if BACKUP_PASSPHRASE is set.'),
  fallback: false,
});

export const BACKUP_HOUR = numberSetting('backup-hour', {
  group,
  label: msg('Hour of the day'),
  help: msg('From 0 to 23, by the server’s clock.'),
  fallback: 3,
  min: 0,
  max: 23,
});

export const KEPT_BACKUPS = numberSetting('kept-backups', {
  group,
  label: msg('Backups to keep'),
  help: msg('Older ones are deleted after each new one.'),
  fallback: 7,
  min: 1,
  max: 1_000,
});
