import { useLocalStorage } from '@mantine/hooks';

/** A short tone when a visitor writes; off until it is wished. Kept on the device. */
export const useSoundSwitch = () =>
  useLocalStorage({ key: 'chat-sound', defaultValue: false, getInitialValueInEffect: false });

/** Whether Enter sends, or begins a line. Kept on the device. */
export const useEnterSwitch = () =>
  useLocalStorage({ key: 'chat-enter-sends', defaultValue: true, getInitialValueInEffect: false });
