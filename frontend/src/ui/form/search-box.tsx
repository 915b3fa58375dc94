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
  const [known, setKnown] = useState(words);
  // asked for, and not in the address yet: it follows later on a busy page, when more was typed
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  if (words !== known) {
    const arrived = onTheWay.indexOf(words);
    setKnown(words);
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1));
    // a value that was removed elsewhere, or came with a link, was not typed here
    if (arrived < 0) setTyped(words);
  }
  const asked = onTheWay.at(-1) ?? known;
  const search = (next: string) => {
    const wanted = next.trim();
    if (wanted !== asked) setOnTheWay([...onTheWay, wanted]);
    onSearch(wanted);
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
