import { enForAdministrators } from '../app/messages/administration-en.js';
import { heForAdministrators } from '../app/messages/administration-he.js';
import { enForAuditors } from '../app/messages/audit-en.js';
import { heForAuditors } from '../app/messages/audit-he.js';
import { en as enForEverybody } from '../app/messages/en.js';
import { accountInEnglish } from '../app/messages/account/account-en.js';
import { accountInHebrew } from '../app/messages/account/account-he.js';
import { agreementInEnglish } from '../app/messages/agreement/agreement-en.js';
import { agreementInHebrew } from '../app/messages/agreement/agreement-he.js';
import { historyInEnglish } from '../app/messages/history/history-en.js';
import { historyInHebrew } from '../app/messages/history/history-he.js';
import { he as heForEverybody } from '../app/messages/he.js';

/** All that the page says, to whomever. */
export const en = {
  ...enForEverybody,
  ...enForAdministrators,
  ...enForAuditors,
  ...historyInEnglish,
  ...accountInEnglish,
  ...agreementInEnglish,
};
export const he = {
  ...heForEverybody,
  ...heForAdministrators,
  ...heForAuditors,
  ...historyInHebrew,
  ...accountInHebrew,
  ...agreementInHebrew,
};
