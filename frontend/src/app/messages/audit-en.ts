import { audit } from './audit/en/audit.js';
import { custody } from './audit/en/custody.js';
import { replay } from './audit/en/replay.js';
import { auditExport } from './audit/en/export.js';
import { verification } from './audit/en/verification.js';

/** What the screens of the audit say; each tab has a file of its own. */
export const enForAuditors = {
  ...audit,
  ...custody,
  ...replay,
  ...auditExport,
  ...verification,
};
