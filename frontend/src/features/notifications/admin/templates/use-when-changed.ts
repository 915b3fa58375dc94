import type { Template } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';

/** `Changed Sun 22 Nov, 18:20, Noa Peretz, Unit 100` */
export function useWhenChanged(): (template: Template) => string {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return ({ updatedAt, updatedBy }) =>
    updatedAt === null || updatedBy === null
      ? text('template.neverChanged')
      : text('template.changed', { time: times.instantInSentence(updatedAt), person: person(updatedBy) });
}
