import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Field } from './field.js';
import { Icon } from '../icon.js';

const PAUSE_MS = 300;

interface Props {
  readonly words: string;
  /** what it searches */
  readonly placeholder: string;
  readonly onSearch: (words: string) => void;
}

/** Searches when typing pauses, or immediately on Enter. */
export function SearchBox({ words, placeholder, onSearch }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(words);
  const [asked, setAsked] = useState(words);
  // a value that was removed elsewhere, or came with a link, was not typed here
  if (words !== asked) {
    setAsked(words);
    setTyped(words);
  }
  const search = (next: string) => {
    setAsked(next.trim());
    onSearch(next.trim());
  };

  useEffect(() => {
    if (typed.trim() === asked) return;
    const pause = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  });

  return (
    <Field label={text('diary.find')}>
      {(control) => (
        <Input
          {...control}
          type="search"
          dir="auto"
          enterKeyHint="search"
          allowClear
          maxLength={DIARY_SEARCH_LIMIT}
          prefix={<Icon name="search" size={16} />}
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => search(typed)}
        />
      )}
    </Field>
  );
}
