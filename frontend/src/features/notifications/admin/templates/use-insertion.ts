import type { TemplateField, TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Caret {
  readonly field: TemplateField;
  readonly at: number;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Inserts text at the current or last cursor position, and moves the cursor behind it. */
export function useInsertion(form: RefObject<HTMLElement | null>, put: (part: Partial<TemplateText>) => void) {
  const lastField = useRef<TemplateField>('content');
  const [caret, setCaret] = useState<Caret>();
  const control = (field: TemplateField) => form.current?.querySelector<TextControl>(`[name="${field}"]`);

  useLayoutEffect(() => {
    if (!caret) return;
    const target = form.current?.querySelector<TextControl>(`[name="${caret.field}"]`);
    target?.focus();
    target?.setSelectionRange(caret.at, caret.at);
  }, [caret, form]);

  return {
    /** Called when a field gets the focus. */
    entered: (field: TemplateField) => {
      lastField.current = field;
    },
    insert: (words: string) => {
      const field = lastField.current;
      const { value = '', selectionStart, selectionEnd } = control(field) ?? {};
      const start = selectionStart ?? value.length;
      put({ [field]: value.slice(0, start) + words + value.slice(selectionEnd ?? start) });
      setCaret({ field, at: start + words.length });
    },
  };
}
