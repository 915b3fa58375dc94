import { useQuery } from '@tanstack/react-query';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { templatePreviewQuery } from '../api/templates.js';
import { MessagePaper, papersInRow } from './message-paper.js';
import { useTemplateWords } from './use-template-words.js';

interface Props {
  readonly template: Template;
  readonly texts: readonly Template[];
  readonly onClose: () => void;
}

/** The message as the server would send it now, in both languages, the requested one first. */
export function PreviewDialog({ template, texts, onClose }: Props) {
  const text = useText();
  const inTurn = [template, ...texts.filter(({ id }) => id !== template.id)];
  return (
    <Dialog
      title={text('template.previewNamed', { template: text(`template.type.${template.type}`) })}
      width={960}
      onClose={onClose}
    >
      <div className={papersInRow}>
        {inTurn.map((each) => (
          <SentMessage key={each.id} template={each} />
        ))}
      </div>
      <p className="text-soft text-md">{text('template.sampleNote')}</p>
      <Actions>
        <Button onClick={onClose}>{text('template.close')}</Button>
      </Actions>
    </Dialog>
  );
}

function SentMessage({ template: { id, language } }: { template: Template }) {
  const text = useText();
  const words = useTemplateWords();
  return (
    <Loaded query={useQuery(templatePreviewQuery(id))} label={text('template.previewLoading')} lines={8}>
      {(message) => (
        <MessagePaper
          language={language}
          heading={<strong>{words.language(language)}</strong>}
          subject={message.subject}
        >
          {message.text}
        </MessagePaper>
      )}
    </Loaded>
  );
}
