import { useLocalStorage } from '@mantine/hooks';

/** Switch for a short tone when a visitor writes; off by default. Stored on the device. */
export const useSoundSwitch = () =>
  useLocalStorage({ key: 'chat-sound', defaultValue: false, getInitialValueInEffect: false });

/** Switch between Enter sending and Enter starting a line. Stored on the device. */
export const useEnterSwitch = () =>
  useLocalStorage({ key: 'chat-enter-sends', defaultValue: true, getInitialValueInEffect: false });
