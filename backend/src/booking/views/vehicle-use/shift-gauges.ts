/** For metrics: shifts under way, and vehicles that are late. */
export const shiftGauges = {
  gauges: {
    rigbook_shifts_active: 'Vehicles that are checked in and not returned yet',
    rigbook_returns_overdue: 'Those of them whose booking has ended',
  },
  text: `SELECT v.name, NULL AS label, v.value
         FROM (SELECT count(*) AS active, count(*) FILTER (WHERE until_at < $1::timestamptz) AS late FROM vehicle_use) use
         CROSS JOIN LATERAL (VALUES ('rigbook_shifts_active', active::float8), ('rigbook_returns_overdue', late::float8)) v (name, value)`,
};
