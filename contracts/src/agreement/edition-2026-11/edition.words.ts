import type { AgreementEdition } from '../agreement-text.js';
import { acknowledgment, emergencyContacts, hireConditions, returnLocation, terms } from './conditions.words.js';
import { departure, emergencyEquipment, equipment } from './handling.words.js';
import { authorization, overview, usage } from './scope.words.js';

export const edition202611: AgreementEdition = {
  version: '2026-11',
  title: { en: 'Vehicle Usage Agreement', he: 'הסכם שימוש ברכב' },
  sections: [
    overview,
    authorization,
    usage,
    equipment,
    departure,
    emergencyEquipment,
    emergencyContacts,
    returnLocation,
    hireConditions,
    acknowledgment,
  ],
  terms,
};
