import type { RefusalSentences } from '../../lib/http/refusal-sentences.js';
import type { Language } from '../../lib/i18n/language.js';
import type { WordSet } from '../../lib/i18n/words-of-screens.js';
import type { enForAdministrators } from './administration-en.js';
import type { enForOffice } from './administration-office-en.js';
import type { en as enForAuditors } from '../../features/audit/messages-en.js';
import type { en as accessInEnglish } from '../../features/auth/shared/messages-en.js';
import type { en as accountInEnglish } from '../../features/auth/account/messages-en.js';
import type { en as agreementInEnglish } from '../../features/agreement/messages-en.js';
import type { en as changingInEnglish } from '../../features/booking/change-booking/messages-en.js';
import type { en as damageBracketInEnglish } from '../../features/fleet/damage-bracket/messages-en.js';
import type { en as checksInEnglish } from '../../features/booking/checks/messages-en.js';
import type { en as coverageInEnglish } from '../../features/booking/vehicle-coverage/messages-en.js';
import type { en as damagePhotosInEnglish } from '../../features/booking/damage/messages-en.js';
import type { en as decidingInEnglish } from '../../features/booking/admin/decide-from-message/messages-en.js';
import type { en as emergencyInEnglish } from '../../features/booking/emergency/messages-en.js';
import type { en as expensesInEnglish } from '../../features/booking/expenses/messages-en.js';
import type { en as atVehicleInEnglish } from '../../features/booking/handover/messages-of-forms-en.js';
import type { en as odometerInEnglish } from '../../features/booking/admin/odometer/messages-en.js';
import type { en as readingsInEnglish } from '../../features/booking/shared/readings/messages-en.js';
import type { en as handingOnInEnglish } from '../../features/booking/handing-on/messages-en.js';
import type { en as jointHandoverInEnglish } from '../../features/booking/joint-handover/messages-en.js';
import type { en as pushInEnglish } from '../../features/auth/push/messages-en.js';
import type { en as serviceInEnglish } from '../../features/fleet/shared/service/messages-en.js';
import type { en as upkeepInEnglish } from '../../features/booking/admin/upkeep/messages-en.js';
import type { en as parkingInEnglish } from '../../features/fleet/shared/parking/messages-en.js';
import type { en as vehicleMonthsInEnglish } from '../../features/booking/admin/shared/months/messages-en.js';
import type { en as vehicleKeysInEnglish } from '../../features/booking/vehicle-keys/messages-en.js';
import type { en as stickerInEnglish } from '../../features/fleet/stickers/messages-en.js';
import type { en as historyInEnglish } from '../../features/history/messages-en.js';
import type { en as substitutesInEnglish } from '../../features/booking/substitutes/messages-en.js';
import type { en as atRiskInEnglish } from '../../features/booking/admin/at-risk/messages-en.js';
import type { en as waitlistInEnglish } from '../../features/booking/waitlist/messages-en.js';
import type { en as standingInEnglish } from '../../features/booking/standing-shifts/messages-en.js';
import type { en as templatesInEnglish } from '../../features/notifications/admin/template-texts-messages-en.js';
import { en } from './en.js';

export type Catalogue = Readonly<Record<keyof typeof en, string>>;
/** Texts that only some screens use. */
export type CatalogueOfScreens = Readonly<
  Record<
    | keyof typeof enForAdministrators
    | keyof typeof enForOffice
    | keyof typeof enForAuditors
    | keyof typeof historyInEnglish
    | keyof typeof accountInEnglish
    | keyof typeof accessInEnglish
    | keyof typeof agreementInEnglish
    | keyof typeof changingInEnglish
    | keyof typeof damageBracketInEnglish
    | keyof typeof checksInEnglish
    | keyof typeof coverageInEnglish
    | keyof typeof damagePhotosInEnglish
    | keyof typeof decidingInEnglish
    | keyof typeof emergencyInEnglish
    | keyof typeof expensesInEnglish
    | keyof typeof atVehicleInEnglish
    | keyof typeof waitlistInEnglish
    | keyof typeof substitutesInEnglish
    | keyof typeof atRiskInEnglish
    | keyof typeof odometerInEnglish
    | keyof typeof readingsInEnglish
    | keyof typeof standingInEnglish
    | keyof typeof handingOnInEnglish
    | keyof typeof jointHandoverInEnglish
    | keyof typeof pushInEnglish
    | keyof typeof serviceInEnglish
    | keyof typeof stickerInEnglish
    | keyof typeof upkeepInEnglish
    | keyof typeof vehicleKeysInEnglish
    | keyof typeof parkingInEnglish
    | keyof typeof vehicleMonthsInEnglish
    | keyof typeof templatesInEnglish,
    string
  >
>;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Catalogue | keyof CatalogueOfScreens;
    }
  }
}

export interface Wording {
  readonly language: Language;
  readonly messages: Catalogue & Partial<CatalogueOfScreens>;
  /** None in English: the server's texts are English already. */
  readonly refusals?: RefusalSentences;
  /** What it has beside the texts of every screen. */
  readonly sets?: readonly WordSet[];
}

export const english: Wording = { language: 'en', messages: en };

/** English comes with the page. Hebrew loads for those who read it, and texts of single screens load with those screens. */
export async function wordingIn(language: Language, wanted: Iterable<WordSet> = []): Promise<Wording> {
  const sets = [...wanted];
  const wordings = await Promise.all([forEverybody[language](), ...sets.map((set) => ofScreens[set][language]())]);
  const messages = Object.assign({}, ...wordings.map((wording) => wording.messages)) as Wording['messages'];
  return Object.assign({ language }, ...wordings, { messages, sets }) as Wording;
}

const forEverybody: Readonly<Record<Language, () => Promise<Wording>>> = {
  en: async () => english,
  he: async () => {
    const [{ he }, { refusals }] = await Promise.all([import('./he.js'), import('./refusals-he.js')]);
    return { language: 'he', messages: he, refusals };
  },
};

type WordingOfScreens = Partial<Pick<Wording, 'refusals'>> & { readonly messages: Partial<CatalogueOfScreens> };

const ofScreens: Readonly<Record<WordSet, Readonly<Record<Language, () => Promise<WordingOfScreens>>>>> = {
  administration: {
    en: async () => ({ messages: (await import('./administration-en.js')).enForAdministrators }),
    he: async () => {
      const { heForAdministrators, refusalsForAdministrators } = await import('./administration-he.js');
      return { messages: heForAdministrators, refusals: refusalsForAdministrators };
    },
  },
  office: {
    en: async () => ({ messages: (await import('./administration-office-en.js')).enForOffice }),
    he: async () => ({ messages: (await import('./administration-office-he.js')).heForOffice }),
  },
  atVehicle: {
    en: async () => ({ messages: (await import('../../features/booking/handover/messages-of-forms-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/handover/messages-of-forms-he.js')).he }),
  },
  agreement: {
    en: async () => ({ messages: (await import('../../features/agreement/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/agreement/messages-he.js')).he }),
  },
  changing: {
    en: async () => ({ messages: (await import('../../features/booking/change-booking/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/change-booking/messages-he.js')).he }),
  },
  'damage-bracket': {
    en: async () => ({ messages: (await import('../../features/fleet/damage-bracket/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/fleet/damage-bracket/messages-he.js')).he }),
  },
  checks: {
    en: async () => ({ messages: (await import('../../features/booking/checks/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/checks/messages-he.js')).he }),
  },
  coverage: {
    en: async () => ({ messages: (await import('../../features/booking/vehicle-coverage/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/vehicle-coverage/messages-he.js')).he }),
  },
  'damage-photos': {
    en: async () => ({ messages: (await import('../../features/booking/damage/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/damage/messages-he.js')).he }),
  },
  deciding: {
    en: async () => ({
      messages: (await import('../../features/booking/admin/decide-from-message/messages-en.js')).en,
    }),
    he: async () => ({
      messages: (await import('../../features/booking/admin/decide-from-message/messages-he.js')).he,
    }),
  },
  emergency: {
    en: async () => ({ messages: (await import('../../features/booking/emergency/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/emergency/messages-he.js')).he }),
  },
  upkeep: {
    en: async () => ({ messages: (await import('../../features/booking/admin/upkeep/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/admin/upkeep/messages-he.js')).he }),
  },
  expenses: {
    en: async () => ({ messages: (await import('../../features/booking/expenses/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/expenses/messages-he.js')).he }),
  },
  'vehicle-keys': {
    en: async () => ({ messages: (await import('../../features/booking/vehicle-keys/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/vehicle-keys/messages-he.js')).he }),
  },
  parking: {
    en: async () => ({ messages: (await import('../../features/fleet/shared/parking/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/fleet/shared/parking/messages-he.js')).he }),
  },
  'vehicle-months': {
    en: async () => ({ messages: (await import('../../features/booking/admin/shared/months/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/admin/shared/months/messages-he.js')).he }),
  },
  sticker: {
    en: async () => ({ messages: (await import('../../features/fleet/stickers/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/fleet/stickers/messages-he.js')).he }),
  },
  account: {
    en: async () => ({ messages: (await import('../../features/auth/account/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/auth/account/messages-he.js')).he }),
  },
  history: {
    en: async () => ({ messages: (await import('../../features/history/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/history/messages-he.js')).he }),
  },
  waitlist: {
    en: async () => ({ messages: (await import('../../features/booking/waitlist/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/waitlist/messages-he.js')).he }),
  },
  substitutes: {
    en: async () => ({ messages: (await import('../../features/booking/substitutes/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/substitutes/messages-he.js')).he }),
  },
  'at-risk': {
    en: async () => ({ messages: (await import('../../features/booking/admin/at-risk/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/admin/at-risk/messages-he.js')).he }),
  },
  odometer: {
    en: async () => ({ messages: (await import('../../features/booking/admin/odometer/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/admin/odometer/messages-he.js')).he }),
  },
  readings: {
    en: async () => ({ messages: (await import('../../features/booking/shared/readings/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/shared/readings/messages-he.js')).he }),
  },
  standing: {
    en: async () => ({ messages: (await import('../../features/booking/standing-shifts/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/standing-shifts/messages-he.js')).he }),
  },
  'handing-on': {
    en: async () => ({ messages: (await import('../../features/booking/handing-on/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/handing-on/messages-he.js')).he }),
  },
  'joint-handover': {
    en: async () => ({ messages: (await import('../../features/booking/joint-handover/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/booking/joint-handover/messages-he.js')).he }),
  },
  push: {
    en: async () => ({ messages: (await import('../../features/auth/push/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/auth/push/messages-he.js')).he }),
  },
  service: {
    en: async () => ({ messages: (await import('../../features/fleet/shared/service/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/fleet/shared/service/messages-he.js')).he }),
  },
  templates: {
    en: async () => ({
      messages: (await import('../../features/notifications/admin/template-texts-messages-en.js')).en,
    }),
    he: async () => ({
      messages: (await import('../../features/notifications/admin/template-texts-messages-he.js')).he,
    }),
  },
  access: {
    en: async () => ({ messages: (await import('../../features/auth/shared/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/auth/shared/messages-he.js')).he }),
  },
  audit: {
    en: async () => ({ messages: (await import('../../features/audit/messages-en.js')).en }),
    he: async () => ({ messages: (await import('../../features/audit/messages-he.js')).he }),
  },
};
