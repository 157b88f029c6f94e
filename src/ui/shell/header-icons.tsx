// The header's icons: filled shapes.
import { Icon } from '../../icons/icon.tsx';

export const CartIcon = () => (
  <Icon path="M3.5 8L7 7.9V6C7 0 17 0 17 6V7.7L20.7 7.6L19.4 21.6L5 22ZM9 7.8L15 7.7V6C15 2.6 9 2.6 9 6Z" />
);
export const MenuIcon = () => (
  <Icon path="M3 5.4L21 4.8V7.3L3 7.6ZM3 11L21 10.8V13.2L3 13.4ZM3 16.9L21 16.6V19L3 19.4Z" />
);
export const AllGoodsIcon = () => (
  <Icon path="M3 3.2L11 3V11.4L3 11ZM13 3L21 3.4V8L13 8.2ZM13 10.4L21 10V21L13 20.8ZM3 13.2L11 13.4V21L3 20.7Z" />
);
export const SunIcon = () => (
  <Icon size={22} path="M12 0L15 5L21 3L19 9L24 12L19 15L21 21L15 19L12 24L9 19L3 21L5 15L0 12L5 9L3 3L9 5Z" />
);
export const MoonIcon = () => <Icon size={22} path="M14.6 1.4A10.8 10.8 0 1 0 22.6 15.2A9 9 0 0 1 14.6 1.4Z" />;
export const DayNightIcon = () => (
  <Icon size={22} path="M12 1A11 11 0 0 1 12 23A11 11 0 0 1 12 1ZM12 3A9 9 0 0 0 12 21Z" />
);
export const SearchIcon = () => <Icon line={2.5} path="M15 15L21 21M10 3A7 7 0 1 1 10 17A7 7 0 1 1 10 3" />;
