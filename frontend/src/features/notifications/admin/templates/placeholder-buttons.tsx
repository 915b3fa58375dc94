import { inBraces } from '@rigbook/contracts/notifications/templates/template.rules';
import { placeholders } from '@rigbook/contracts/notifications/templates/template.words';
import { useId } from 'react';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { useTemplateWords } from './use-template-words.js';

interface Props {
  readonly template: Template;
  readonly onInsert: (braces: string) => void;
}

/** The placeholders of this message; each is inserted at the cursor. */
export function PlaceholderButtons({ template, onInsert }: Props) {
  const text = useText();
  const words = useTemplateWords();
  const id = useId();
  const shown = placeholders.filter((placeholder) => template.placeholders.includes(placeholder));
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>
        <strong>{text('template.insert')}</strong>
      </p>
      <p className="text-soft text-md">{text('template.insertHint')}</p>
      <div className="flex flex-wrap gap-2 mt-2 min-[900px]:flex-col min-[900px]:items-stretch">
        {shown.map((placeholder) => (
          <Button
            key={placeholder}
            small
            // a press must not take the cursor out of the text
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(inBraces([placeholder]))}
          >
            <span className="flex flex-wrap items-baseline gap-x-2 min-[900px]:w-full min-[900px]:justify-between">
              {words.placeholder(template, placeholder)}{' '}
              <code dir="ltr" className="text-soft text-xs font-normal">
                {inBraces([placeholder])}
              </code>
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
