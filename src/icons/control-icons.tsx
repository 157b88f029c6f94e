// The icons of controls, all drawn with the same stroke.
import { Icon } from './icon.tsx';

export const ChevronIcon = () => <Icon box={12} line={2} path="M1 3.5L6 9L11 3.5" />;
export const MinusIcon = () => <Icon box={14} line={2} path="M1 7H13" />;
export const PlusIcon = () => <Icon box={14} line={2} path="M1 7H13M7 1V13" />;
export const EnlargeIcon = () => <Icon box={20} line={2} path="M11 2H18V9M18 2L11 9M9 18H2V11M2 18L9 11" />;
