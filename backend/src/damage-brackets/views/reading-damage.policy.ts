import { Refusal } from '../../platform/decisions/index.js';
import type { Person } from '../../platform/http/index.js';
import { type DamageMatter, namesOf } from './damage-matter.js';

export const seesEvery = ({ administers, audits }: Person): boolean => administers || audits;

/** People whom the damage names, administrators and auditors read it. @throws Refusal DAMAGE_NOT_FOUND, ADMIN_PASSWORD_REQUIRED, AUDITOR_PROOF_REQUIRED */
export function requireReadable(matter: DamageMatter, person: Person): void {
  if (!seesEvery(person) && !namesOf(matter).includes(person.responderId)) throw refusalFor(person);
}

/** For others damage does not exist; an administrator has to open the administration first, an auditor the audit area. */
function refusalFor({ kind }: Person): Refusal {
  switch (kind) {
    case 'administrator':
      return new Refusal('ADMIN_PASSWORD_REQUIRED');
    case 'auditor':
      return new Refusal('AUDITOR_PROOF_REQUIRED');
    case 'responder':
      return new Refusal('DAMAGE_NOT_FOUND');
  }
}
