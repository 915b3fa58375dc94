import { instantOfDate } from '@rigbook/contracts/kernel';
import { eventExportHeadings, headingInWords } from '@rigbook/contracts/audit/export.words';
import { type LogPlace, withKeptTexts } from '../../platform/event-store/index.js';
import { type Cell, exportTimes } from '../../platform/http/index.js';
import { canonicalEvent, canonicalJson, sealedContent } from '../../platform/seal/canonical-event.js';
import { type EventWithTexts, keptTextsOf, saltedTextsOf } from '../../platform/seal/sealed-texts.js';
import { eventsOfDays, partRecordedIn } from './events-of-days.query.js';
import type { ExportRequest, ExportTable } from './export-table.js';

type Column = keyof typeof eventExportHeadings;
const columns = Object.keys(eventExportHeadings) as Column[];
const AT_ONCE = 2_000;

/**
 * Events recorded on these days, in the order of the log. A line of JSON is the sealed content of one (docs/adr/0043), and in the
 * member `texts` the texts that are kept apart from it.
 */
export function events(asked: ExportRequest): ExportTable<EventWithTexts> {
  const { zone, language } = asked;
  const { inZone } = exportTimes(zone);
  const cells = (event: EventWithTexts): Readonly<Record<Column, Cell>> => ({
    ...event,
    recordedInZone: inZone(instantOfDate(new Date(event.recordedAt))),
    recordedInUtc: event.recordedAt,
    data: JSON.stringify(withKeptTexts(event.data, keptTextsOf(event))),
  });
  return {
    batches: batchesOf(asked),
    headings: columns.map((column) => headingInWords(eventExportHeadings, column, language, zone)),
    cells: (event) => {
      const record = cells(event);
      return columns.map((column) => record[column]);
    },
    json: withSaltedTexts,
  };
}

async function* batchesOf({ database, period }: ExportRequest): AsyncGenerator<readonly EventWithTexts[], void> {
  const part = await database.fetch(partRecordedIn(period));
  if (!part) return;
  for (let after: LogPlace | undefined; ;) {
    const found = await database.fetch(eventsOfDays(period, part, after, AT_ONCE));
    yield found;
    if (found.length < AT_ONCE) return;
    after = found.at(-1);
  }
}

function withSaltedTexts(event: EventWithTexts): string {
  const texts = saltedTextsOf(event);
  return texts.length === 0 ? canonicalEvent(event) : canonicalJson({ ...sealedContent(event), texts });
}
