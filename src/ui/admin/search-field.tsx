import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const TYPING_PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Current search from the address. */
  value: string;
  maxLength: number;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Called after a pause in typing. */
  onSearch: (search: string) => void;
}

/** Search that follows typing, and follows the address when navigation (Back, a link) changes it. */
export function SearchField({ label, placeholder, clearLabel, value, maxLength, isWide, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = (search: string): void => {
    asked.current = search;
    onSearch(search);
  };
  const askLater = useDebouncedCallback(ask, TYPING_PAUSE_MS);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useLayoutEffect(() => {
    // The delayed search would call off the screen that the user has pressed.
    if (isLeaving) askLater.cancel();
  }, [isLeaving, askLater]);
  const clear = (): void => {
    askLater.cancel();
    setTyped('');
    ask('');
  };
  return (
    <TextInput
      type="search"
      w={isWide ? '100%' : { base: '100%', sm: 300 }}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={maxLength}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed === '' ? null : <CloseButton size="sm" aria-label={clearLabel} onClick={clear} />}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        askLater(currentTarget.value.trim());
      }}
    />
  );
}
