/** For metrics, where backups are scheduled: how old the newest one is. */
export const backupGauges = {
  gauges: {
    rigbook_backup_last_success_timestamp_seconds:
      'When the newest scheduled backup was complete; before that, when the first was tried; missing before the first try',
  },
  text: `SELECT 'rigbook_backup_last_success_timestamp_seconds' AS name, NULL AS label,
                extract(epoch FROM coalesce(max(completed_at), min(day)::timestamp AT TIME ZONE 'UTC'))::float8 AS value
         FROM backup_run HAVING count(*) > 0`,
};
