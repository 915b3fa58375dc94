import { applicationRole } from '../../database/connection-options.js';
import type { Statement } from '../../event-store/statement.js';

/** What only the database fills: with these an event could be put where no reader comes by. */
const PLACE = ['position', 'transaction'];

/**
 * What could change rows before or instead of what was asked for, hide them or add others; and rights that nobody but the
 * owner must have. The first one that is found is enough.
 */
export const bypassesOf = (tables: readonly string[], triggers: readonly string[]): Statement => ({
  name: 'seal.bypasses',
  text: `WITH guarded AS (
           SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1::text[])
         )
         SELECT format('%s.%s', g.relname, t.tgname) AS subject
         FROM pg_trigger t JOIN guarded g ON g.oid = t.tgrelid WHERE NOT t.tgname = ANY ($2::text[])
         UNION ALL
         SELECT format('%s.%s', g.relname, r.rulename) FROM pg_rewrite r JOIN guarded g ON g.oid = r.ev_class
         UNION ALL
         SELECT format('ROW LEVEL SECURITY: %s', relname) FROM guarded WHERE relrowsecurity OR relforcerowsecurity
         UNION ALL
         SELECT format('INHERITS: %s', i.inhrelid::regclass) FROM pg_inherits i JOIN guarded g ON g.oid IN (i.inhparent, i.inhrelid)
         UNION ALL
         SELECT format('%s: %s', privilege, g.relname) FROM guarded g
           JOIN pg_roles r ON r.rolname = $3, unnest('{UPDATE,DELETE,TRUNCATE,TRIGGER}'::text[]) privilege
         WHERE has_table_privilege(r.oid, g.oid, privilege)
            OR privilege = 'UPDATE' AND has_any_column_privilege(r.oid, g.oid, privilege)
         UNION ALL
         SELECT format('INSERT: %s.%s', g.relname, a.attname) FROM guarded g
           JOIN pg_roles r ON r.rolname = $3 JOIN pg_attribute a ON a.attrelid = g.oid
         WHERE g.relname = 'event' AND a.attname = ANY ($4::text[]) AND has_column_privilege(r.oid, g.oid, a.attnum, 'INSERT')
         UNION ALL
         SELECT format('%s: %s, %s', given.privilege_type, g.relname, coalesce(r.rolname, 'PUBLIC')) FROM guarded g
           CROSS JOIN LATERAL (SELECT g.relacl UNION ALL SELECT attacl FROM pg_attribute WHERE attrelid = g.oid) rights (acl)
           CROSS JOIN LATERAL aclexplode(rights.acl) given LEFT JOIN pg_roles r ON r.oid = given.grantee
         WHERE given.grantee <> g.relowner AND given.privilege_type IN ('UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER')
         LIMIT 1`,
  values: [tables, triggers, applicationRole, PLACE],
});
