import { Icon } from './icon.tsx';

/** Outlined; its sheet fills it where something is kept. */
export const HeartIcon = () => (
  <Icon line={2} path="M12 20.5L3.6 11.4C-0.2 6.6 6.4 0.6 11 5.4L12 6.6L13 5.4C17.6 0.6 24.2 6.6 20.4 11.4Z" />
);
