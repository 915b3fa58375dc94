import { useQuery } from '@tanstack/react-query';
import type { Template } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { templatePreviewQuery } from '../api/templates.js';
import { MessagePaper } from './message-paper.js';
import styles from './templates.module.css';
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
      <div className={styles.papers}>
        {inTurn.map((each) => (
          <SentMessage key={each.id} template={each} />
        ))}
      </div>
      <p className={styles.soft}>{text('template.sampleNote')}</p>
      <Actions>
        <Button onClick={onClose}>{text('template.close')}</Button>
      </Actions>
    </Dialog>
  );
}

function SentMessage({ template: { id, language } }: { template: Template }) {
  const text = useText();
  const words = useTemplateWords();
  const { data: message, error, refetch } = useQuery(templatePreviewQuery(id));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (message === undefined)
    return (
      <Skeleton label={text('template.previewLoading')}>
        <Bone height={240} />
      </Skeleton>
    );
  return (
    <MessagePaper language={language} heading={<strong>{words.language(language)}</strong>} subject={message.subject}>
      {message.text}
    </MessagePaper>
  );
}
