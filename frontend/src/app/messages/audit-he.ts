import type { enForAuditors } from './audit-en.js';
import { audit } from './audit/he/audit.js';
import { auditExport } from './audit/he/export.js';
import { custody } from './audit/he/custody.js';
import { replay } from './audit/he/replay.js';
import { verification } from './audit/he/verification.js';

export const heForAuditors: Readonly<Record<keyof typeof enForAuditors, string>> = {
  ...audit,
  ...custody,
  ...replay,
  ...auditExport,
  ...verification,
};
