import { v5 } from 'uuid';
import { checklistOccasions, type ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import type { EditionId } from '@rigbook/contracts/kernel';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import {
  decimalNumber,
  described,
  id,
  list,
  object,
  oneOf,
  orNull,
  recordedText,
  typedText,
  wholeNumber,
  yesOrNo,
} from '../platform/events/event-fields.js';

export const CHECKLIST_STREAM = 'checklist';

const NAMESPACE = 'b1f0c7d4-6a52-5e0f-9c1e-3d7a8f2b6c10';

/** A type of vehicles has a checklist for each occasion, in a stream of its own. */
export const streamOf = (vehicleType: string, occasion: ChecklistOccasion): string =>
  v5(`${occasion}/${vehicleType}`, NAMESPACE);

export const editionIdOf = (stream: string, edition: number): EditionId => v5(String(edition), stream) as EditionId;

const wording = (name: string, en: string, he: string) => object(name, { en: typedText(en), he: typedText(he) });

const editionId = id<EditionId>('5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78');

const ofEdition = {
  editionId,
  vehicleType: typedText('Advanced Life Support'),
  occasion: oneOf(checklistOccasions, 'ChecklistOccasion'),
  edition: described(wholeNumber(2), 'Counted for each type of vehicles and occasion.'),
};

/** What happened to the checklists of a type of vehicles. */
export const checklistEvents = declareEvents({
  ChecklistDrafted: {
    says: 'An administrator made or changed the draft of an edition. The fields are all of it.',
    data: {
      ...ofEdition,
      groups: list(
        object('DraftedGroup', { id: recordedText('medical'), label: wording('GroupLabel', 'Medical', 'ציוד רפואי') }),
      ),
      items: list(
        object('DraftedItem', {
          id: recordedText('oxygen-tank'),
          group: recordedText('medical'),
          label: wording('ItemLabel', 'Oxygen tank', 'בלון חמצן'),
          detail: wording('ItemDetail', 'Read the gauge', 'לקרוא את המד'),
          isRequired: yesOrNo(true),
          isCritical: described(yesOrNo(false), 'The vehicle is out of service if it is not all right.'),
          wantsPhoto: yesOrNo(false),
          wantsExpiry: yesOrNo(false),
          wantsNumber: orNull(
            object('NumberWanted', {
              unit: typedText('bar'),
              least: orNull(decimalNumber(50)),
              most: orNull(decimalNumber(200)),
            }),
          ),
        }),
      ),
    },
  },
  ChecklistDraftDiscarded: {
    says: 'An administrator discarded the draft. The next one has the same number.',
    data: ofEdition,
  },
  ChecklistPublished: {
    says: 'The draft is an edition now, which never changes. Vehicles of the type have it from now on.',
    data: ofEdition,
  },
});

export type ChecklistEvent = EventOf<typeof checklistEvents>;
export type ChecklistDrafted = EventOf<typeof checklistEvents, 'ChecklistDrafted'>;
export type ChecklistDraftDiscarded = EventOf<typeof checklistEvents, 'ChecklistDraftDiscarded'>;
export type ChecklistPublished = EventOf<typeof checklistEvents, 'ChecklistPublished'>;
