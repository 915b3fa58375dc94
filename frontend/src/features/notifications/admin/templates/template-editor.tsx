import { useState } from 'react';
import type { Template } from '../../../../lib/http/answers.js';
import { TemplateForm } from './template-form.js';

interface Props {
  readonly template: Template;
  readonly other: Template;
}

/** The form of one text; it starts over after the text is saved, reset or discarded. */
export function TemplateEditor({ template, other }: Props) {
  const [round, setRound] = useState(0);
  return <TemplateForm key={`${template.id} ${round}`} {...{ template, other }} onDone={() => setRound(round + 1)} />;
}
