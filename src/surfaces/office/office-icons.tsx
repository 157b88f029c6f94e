// Icons of the office's shell, drawn with one stroke.
import { Icon } from '../../icons/icon.tsx';
import { personDrawing } from '../../staff/office/pages.ts';

export const MenuIcon = ({ drawing }: { drawing: string }) => <Icon box={20} line={1.75} path={drawing} />;
export const AccountIcon = () => <MenuIcon drawing={personDrawing} />;
export const FindIcon = () => (
  <Icon box={20} line={1.75} path="M14 8.5A5.5 5.5 0 1 1 3 8.5A5.5 5.5 0 0 1 14 8.5ZM12.5 12.5L17.5 17.5" />
);
export const KeysIcon = () => (
  <Icon box={20} line={1.75} path="M2.5 5H17.5V15H2.5ZM5.5 8H6.5M9.5 8H10.5M13.5 8H14.5M6 12H14" />
);
export const MoreIcon = () => <Icon box={20} line={2.5} path="M3 10H5.5M8.75 10H11.25M14.5 10H17" />;
