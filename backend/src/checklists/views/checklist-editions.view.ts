import { type ProjectedEvent, type Projection, responderIn, rowsStatement } from '../../platform/event-store/index.js';
import type {
  ChecklistDraftDiscarded,
  ChecklistDrafted,
  ChecklistEvent,
  ChecklistPublished,
} from '../checklist.events.js';
import { inOneOrder } from '../in-one-order.js';

/** One row per edition, the draft among them. Written by hand: one event adds a draft and changes it. */
const checklistEditions: Projection<ChecklistEvent> = {
  name: 'checklist-editions',
  tables: ['checklist_edition'],
  on: {
    ChecklistDrafted: (events) =>
      rowsStatement({
        name: 'checklist-editions.draft',
        cells: {
          editionId: 'uuid',
          vehicleType: 'text',
          occasion: 'text',
          edition: 'integer',
          content: 'text',
          draftedAt: 'timestamptz',
        },
        rows: events.map(({ recordedAt, data }: ProjectedEvent<ChecklistDrafted>) => ({
          editionId: data.editionId,
          vehicleType: data.vehicleType,
          occasion: data.occasion,
          edition: data.edition,
          content: inOneOrder({ groups: data.groups, items: data.items }),
          draftedAt: recordedAt,
        })),
        text: (rows) => `
          INSERT INTO checklist_edition (edition_id, vehicle_type, occasion, edition, content, drafted_at)
          SELECT edition_id, vehicle_type, occasion, edition, content, drafted_at FROM ${rows}
          ON CONFLICT (edition_id) DO UPDATE SET content = EXCLUDED.content, drafted_at = EXCLUDED.drafted_at`,
      }),
    ChecklistDraftDiscarded: (events) =>
      rowsStatement({
        name: 'checklist-editions.discard',
        cells: { editionId: 'uuid' },
        rows: events.map(({ data: { editionId } }: ProjectedEvent<ChecklistDraftDiscarded>) => ({ editionId })),
        text: (rows) => `DELETE FROM checklist_edition t USING ${rows} WHERE t.edition_id = e.edition_id`,
      }),
    ChecklistPublished: (events) =>
      rowsStatement({
        name: 'checklist-editions.publish',
        cells: { editionId: 'uuid', publishedAt: 'timestamptz', publishedBy: 'uuid' },
        rows: events.map(({ recordedAt, actor, data }: ProjectedEvent<ChecklistPublished>) => ({
          editionId: data.editionId,
          publishedAt: recordedAt,
          publishedBy: responderIn(actor) ?? null,
        })),
        text: (rows) => `
          UPDATE checklist_edition t SET published_at = e.published_at, published_by = e.published_by
          FROM ${rows} WHERE t.edition_id = e.edition_id`,
      }),
  },
};

export const checklistProjections = { inline: [checklistEditions] };
