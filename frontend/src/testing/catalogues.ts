import { enForAdministrators } from '../app/messages/administration-en.js';
import { heForAdministrators } from '../app/messages/administration-he.js';
import { enForOffice } from '../app/messages/administration-office-en.js';
import { heForOffice } from '../app/messages/administration-office-he.js';
import { en as enForAuditors } from '../features/audit/messages-en.js';
import { he as heForAuditors } from '../features/audit/messages-he.js';
import { en as accessInEnglish } from '../features/auth/shared/messages-en.js';
import { he as accessInHebrew } from '../features/auth/shared/messages-he.js';
import { en as pushInEnglish } from '../features/auth/push/messages-en.js';
import { he as pushInHebrew } from '../features/auth/push/messages-he.js';
import { en as serviceInEnglish } from '../features/fleet/shared/service/messages-en.js';
import { he as serviceInHebrew } from '../features/fleet/shared/service/messages-he.js';
import { en as handingOnInEnglish } from '../features/booking/handing-on/messages-en.js';
import { he as handingOnInHebrew } from '../features/booking/handing-on/messages-he.js';
import { en as jointHandoverInEnglish } from '../features/booking/joint-handover/messages-en.js';
import { he as jointHandoverInHebrew } from '../features/booking/joint-handover/messages-he.js';
import { en as templatesInEnglish } from '../features/notifications/admin/template-texts-messages-en.js';
import { he as templatesInHebrew } from '../features/notifications/admin/template-texts-messages-he.js';
import { en as odometerInEnglish } from '../features/booking/admin/odometer/messages-en.js';
import { he as odometerInHebrew } from '../features/booking/admin/odometer/messages-he.js';
import { en as readingsInEnglish } from '../features/booking/shared/readings/messages-en.js';
import { he as readingsInHebrew } from '../features/booking/shared/readings/messages-he.js';
import { en as damageBracketInEnglish } from '../features/fleet/damage-bracket/messages-en.js';
import { he as damageBracketInHebrew } from '../features/fleet/damage-bracket/messages-he.js';
import { en as checksInEnglish } from '../features/booking/checks/messages-en.js';
import { he as checksInHebrew } from '../features/booking/checks/messages-he.js';
import { en as damagePhotosInEnglish } from '../features/booking/damage/messages-en.js';
import { he as damagePhotosInHebrew } from '../features/booking/damage/messages-he.js';
import { en as waitlistInEnglish } from '../features/booking/waitlist/messages-en.js';
import { en as substitutesInEnglish } from '../features/booking/substitutes/messages-en.js';
import { he as substitutesInHebrew } from '../features/booking/substitutes/messages-he.js';
import { en as atRiskInEnglish } from '../features/booking/admin/at-risk/messages-en.js';
import { he as atRiskInHebrew } from '../features/booking/admin/at-risk/messages-he.js';
import { he as waitlistInHebrew } from '../features/booking/waitlist/messages-he.js';
import { en as standingInEnglish } from '../features/booking/standing-shifts/messages-en.js';
import { he as standingInHebrew } from '../features/booking/standing-shifts/messages-he.js';
import { en as coverageInEnglish } from '../features/booking/vehicle-coverage/messages-en.js';
import { he as coverageInHebrew } from '../features/booking/vehicle-coverage/messages-he.js';
import { en as upkeepInEnglish } from '../features/booking/admin/upkeep/messages-en.js';
import { he as upkeepInHebrew } from '../features/booking/admin/upkeep/messages-he.js';
import { en as parkingInEnglish } from '../features/fleet/shared/parking/messages-en.js';
import { he as parkingInHebrew } from '../features/fleet/shared/parking/messages-he.js';
import { en as vehicleMonthsInEnglish } from '../features/booking/admin/shared/months/messages-en.js';
import { he as vehicleMonthsInHebrew } from '../features/booking/admin/shared/months/messages-he.js';
import { en as vehicleKeysInEnglish } from '../features/booking/vehicle-keys/messages-en.js';
import { he as vehicleKeysInHebrew } from '../features/booking/vehicle-keys/messages-he.js';
import { en as stickerInEnglish } from '../features/fleet/stickers/messages-en.js';
import { he as stickerInHebrew } from '../features/fleet/stickers/messages-he.js';
import { en as enForEverybody } from '../app/messages/en.js';
import { en as accountInEnglish } from '../features/auth/account/messages-en.js';
import { he as accountInHebrew } from '../features/auth/account/messages-he.js';
import { en as agreementInEnglish } from '../features/agreement/messages-en.js';
import { he as agreementInHebrew } from '../features/agreement/messages-he.js';
import { en as changingInEnglish } from '../features/booking/change-booking/messages-en.js';
import { he as changingInHebrew } from '../features/booking/change-booking/messages-he.js';
import { en as decidingInEnglish } from '../features/booking/admin/decide-from-message/messages-en.js';
import { he as decidingInHebrew } from '../features/booking/admin/decide-from-message/messages-he.js';
import { en as emergencyInEnglish } from '../features/booking/emergency/messages-en.js';
import { he as emergencyInHebrew } from '../features/booking/emergency/messages-he.js';
import { en as expensesInEnglish } from '../features/booking/expenses/messages-en.js';
import { he as expensesInHebrew } from '../features/booking/expenses/messages-he.js';
import { en as atVehicleInEnglish } from '../features/booking/handover/messages-of-forms-en.js';
import { he as atVehicleInHebrew } from '../features/booking/handover/messages-of-forms-he.js';
import { en as historyInEnglish } from '../features/history/messages-en.js';
import { he as historyInHebrew } from '../features/history/messages-he.js';
import { he as heForEverybody } from '../app/messages/he.js';

/** All texts of the page, for every audience. */
export const en = {
  ...enForEverybody,
  ...enForAdministrators,
  ...enForOffice,
  ...enForAuditors,
  ...historyInEnglish,
  ...accountInEnglish,
  ...accessInEnglish,
  ...agreementInEnglish,
  ...changingInEnglish,
  ...checksInEnglish,
  ...decidingInEnglish,
  ...emergencyInEnglish,
  ...expensesInEnglish,
  ...atVehicleInEnglish,
  ...damageBracketInEnglish,
  ...damagePhotosInEnglish,
  ...waitlistInEnglish,
  ...substitutesInEnglish,
  ...atRiskInEnglish,
  ...odometerInEnglish,
  ...readingsInEnglish,
  ...standingInEnglish,
  ...handingOnInEnglish,
  ...jointHandoverInEnglish,
  ...pushInEnglish,
  ...serviceInEnglish,
  ...stickerInEnglish,
  ...vehicleKeysInEnglish,
  ...parkingInEnglish,
  ...vehicleMonthsInEnglish,
  ...coverageInEnglish,
  ...upkeepInEnglish,
  ...templatesInEnglish,
};
export const he = {
  ...heForEverybody,
  ...heForAdministrators,
  ...heForOffice,
  ...heForAuditors,
  ...historyInHebrew,
  ...accountInHebrew,
  ...accessInHebrew,
  ...agreementInHebrew,
  ...changingInHebrew,
  ...checksInHebrew,
  ...decidingInHebrew,
  ...emergencyInHebrew,
  ...expensesInHebrew,
  ...atVehicleInHebrew,
  ...damageBracketInHebrew,
  ...damagePhotosInHebrew,
  ...waitlistInHebrew,
  ...substitutesInHebrew,
  ...atRiskInHebrew,
  ...odometerInHebrew,
  ...readingsInHebrew,
  ...standingInHebrew,
  ...handingOnInHebrew,
  ...jointHandoverInHebrew,
  ...pushInHebrew,
  ...serviceInHebrew,
  ...stickerInHebrew,
  ...vehicleKeysInHebrew,
  ...parkingInHebrew,
  ...vehicleMonthsInHebrew,
  ...coverageInHebrew,
  ...upkeepInHebrew,
  ...templatesInHebrew,
};
