/** For metrics, where backups are scheduled: how old the newest one is. */
export const backupGauges = {
  gauges: {
    rigbook_backup_last_success_timestamp_seconds: 'When the newest scheduled backup was complete; 0 if there is none',
  },
  text: `SELECT 'rigbook_backup_last_success_timestamp_seconds' AS name, NULL AS label,
                coalesce(extract(epoch FROM max(completed_at)), 0)::float8 AS value FROM backup_run`,
};
