import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { exportDiary } from '../api/diary.js';
import type { DiaryFilter } from '../api/diary-search.js';

/** All that is found, as a file. Years of it take some seconds, and leaving the screen gives it up. */
export function ExportButton({ filter }: { filter: DiaryFilter }) {
  const text = useText();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const underWay = useRef<AbortController>(undefined);
  const save = useMutation({
    mutationFn: () => {
      underWay.current = new AbortController();
      return exportDiary(filter, language, underWay.current.signal);
    },
  });
  useEffect(() => () => underWay.current?.abort(), []);

  const press = async () => {
    const saved = save.mutateAsync().catch((error: unknown) => {
      if (underWay.current?.signal.aborted !== true) throw error;
    });
    if ((await attempt(saved, text('diary.exportFailed'))) && underWay.current?.signal.aborted === false)
      showToast({ title: text('diary.exported'), tone: 'success' });
  };
  return (
    <Button icon={<Icon name="download" />} busy={save.isPending} onClick={() => void press()}>
      {text('diary.export')}
    </Button>
  );
}
